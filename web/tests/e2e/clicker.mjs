// Plays whole games in a real browser by clicking at random on what is lit, and fails on any error of the page.
//
//   node tests/e2e/clicker.mjs [--base http://127.0.0.1:5180] [--games sand-to-sea,new-world] [--most 150]
//        [--bot random] [--players 2] [--shots folder] [--at 40] [--size 1440x900] [--seed 1]
//
// It needs playwright-core (npm i --no-save playwright-core, here or in the folder PLAYWRIGHT_FROM) and a Chromium
// at CHROMIUM. With --shots it takes pictures in three sizes and both themes after --at decisions, and at the end.
import { createRequire } from 'node:module';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

const from = process.env.PLAYWRIGHT_FROM;
const { chromium } = createRequire(from ? path.join(from, 'x.js') : import.meta.url)('playwright-core');

const GAMES = [
  'sand-to-sea',
  'east-to-west-1',
  'east-to-west-2',
  'east-to-west-3',
  'spice-road',
  'eastern-wonders',
  'new-world',
];
const PATIENCE = 60000;
const SIZES = { tablet: [1024, 768], desktop: [1440, 900], laptop: [1280, 800], phone: [390, 844] };

const given = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : process.argv[at + 1];
};
const base = given('base', 'http://127.0.0.1:5180');
const games = given('games', GAMES.join(',')).split(',');
const most = Number(given('most', 150));
const bot = given('bot', 'random');
const players = given('players', '2');
const shots = given('shots', '');
const at = Number(given('at', 40));
const [width, height] = given('size', '1440x900').split('x').map(Number);
let state = Number(given('seed', 1));
if (shots) mkdirSync(shots, { recursive: true });

/** The same clicks for the same seed, as far as the bots let it. */
function random() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 4294967296;
}

async function pictures(page, name) {
  if (!shots) return;
  for (const [size, [w, h]] of Object.entries(SIZES)) {
    await page.setViewportSize({ width: w, height: h });
    for (const theme of ['light', 'dark']) {
      await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
      await page.waitForTimeout(350);
      await page.screenshot({
        path: path.join(shots, `${name}-${size}${theme === 'dark' ? '-dark' : ''}.png`),
      });
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (wide) problems.push(`${name}: sideways scrolling at ${w}`);
  }
  await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
  await page.setViewportSize({ width, height });
}

const problems = [];

async function play(browser, game) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  let decisions = 0;
  page.on('console', (message) => {
    if (message.type() === 'error' && !/401|favicon/.test(message.text() + message.location().url))
      problems.push(`${game}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${game}: ${error.stack ?? error}`));
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"type":"decide"')) decisions += 1;
    });
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      if (text.includes('"type":"refused"')) problems.push(`${game}: ${text.slice(0, 200)}`);
    });
  });
  await page.goto(`${base}/?bot=${bot}&players=${players}`);
  await page.click(`#${game}`);
  await page.waitForSelector('.table', { timeout: 20000 });
  let pictured = false;
  const started = Date.now();
  let last = Date.now();
  while (decisions < most && Date.now() - last < PATIENCE) {
    if (await page.$('section.after')) break;
    const before = decisions;
    const lit = await page.$$('.table [aria-pressed="false"]:not(:disabled)');
    const buttons = await page.$$('.table .actions button:not(.ghost):not(:disabled)');
    const asked = await page.$('.table .bar > section.bar:not(.waiting)');
    if (!asked || lit.length + buttons.length === 0) {
      await page.waitForTimeout(40);
      continue;
    }
    const main = await page.$('.table .actions button.pri:not(:disabled)');
    if (shots && !pictured && decisions >= at && main && lit.length > 0) {
      pictured = true;
      await page.waitForTimeout(300);
      await pictures(page, game);
      continue;
    }
    try {
      const things = [...lit, ...buttons];
      const target = main && random() < 0.75 ? main : things[Math.floor(random() * things.length)];
      await target.click({ timeout: 1500, noWaitAfter: true });
    } catch (error) {
      // It went away while we reached for it, or something lies over it: the latter is a fault.
      if (/intercepts pointer events/.test(String(error))) {
        const what = String(error).match(/<[^>]+>[^\n]* intercepts[^\n]*/)?.[0] ?? '';
        covered.set(what, (covered.get(what) ?? 0) + 1);
      }
    }
    await page.waitForTimeout(25);
    if (decisions > before) last = Date.now();
  }
  const over = (await page.$('section.after')) !== null;
  if (!over && decisions < most) problems.push(`${game}: stuck after ${decisions} decisions`);
  if (over) await pictures(page, `${game}-end`);
  else if (!pictured) await pictures(page, game);
  console.log(`${game}: ${decisions} decisions, ${over ? 'over' : 'not over'}, ${Date.now() - started} ms`);
  await context.close();
}

const covered = new Map();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ],
});
for (const game of games) await play(browser, game);
await browser.close();
for (const [what, times] of covered) console.log(`covered ${times} times: ${what}`);
for (const problem of new Set(problems)) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
