// How long one move keeps the browser busy: the longest task while a table of four with a long log takes moves.
//
//   tradewinds serve --port 8410 --database trace.db &
//   node benchmarks/browser_trace.mjs --base http://127.0.0.1:8410 [--game east-to-west-3] [--lines 300]
//
// Bots play until the log is long enough, with a player of this script's own who takes options at random over plain
// HTTP. Then a real Chromium sits down, and a trace is taken while the same player goes on and the bots answer. Prints
// the tasks of the page's main thread that were longest, and fails if one of them is longer than --limit (50 ms).
// It needs playwright-core (here or in the folder PLAYWRIGHT_FROM) and a Chromium at CHROMIUM.
import { createRequire } from 'node:module';
import path from 'node:path';

const from = process.env.PLAYWRIGHT_FROM;
const { chromium } = createRequire(from ? path.join(from, 'x.js') : import.meta.url)('playwright-core');

const given = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : process.argv[at + 1];
};
const base = given('base', 'http://127.0.0.1:8410');
const game = given('game', 'east-to-west-3');
const lines = Number(given('lines', 300));
const moves = Number(given('moves', 12));
const bot = given('bot', 'random');
const limit = Number(given('limit', 50));
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let token = '';
let state = Number(given('seed', 1));
let sent = 0;

function random() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 4294967296;
}

async function call(method, address, body) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(base + address, { method, headers, body: body && JSON.stringify(body) });
  return answer.json();
}

const send = (table, message) =>
  call('POST', `/api/tables/${table}/messages`, { id: `trace-${(sent += 1)}-${Date.now()}`, ...message });

/** Takes an option whenever this player is asked, until `enough` says so or the game is over; `calm` after each. */
async function play(table, enough, calm = 0) {
  for (;;) {
    const { ply, you, info } = await call('GET', `/api/tables/${table}?since=999999`);
    if (info.result || enough(ply)) return ply;
    if (you.asked === undefined || you.asked === null) await pause(60);
    else {
      const action = you.legal[Math.floor(random() * you.legal.length)];
      await send(table, { type: 'decide', seat: you.asked, ply, action });
      await pause(calm);
    }
  }
}

const guest = await call('POST', '/api/guests', { name: 'Trace' });
token = guest.token;
const setting = { game, players: 4, options: {} };
const { id: table } = await call('POST', '/api/tables', { setting, seats: ['you', bot, bot, bot] });
await send(table, { type: 'start' });
const began = await play(table, (ply) => ply >= lines);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
await context.addCookies([{ name: 'tradewinds', value: token, url: base }]);
const page = await context.newPage();
await page.goto(`${base}/table/${table}`);
await page.waitForSelector('.table');
await pause(2500);

const session = await browser.newBrowserCDPSession();
const events = [];
session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
await session.send('Tracing.start', {
  transferMode: 'ReportEvents',
  traceConfig: {
    includedCategories: ['__metadata', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  },
});
// Slow enough that moves of others are shown one after the other, as people see them.
const ended = await play(table, (ply) => ply >= began + moves, 2000);
await pause(1500);
const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
await session.send('Tracing.end');
await complete;
await browser.close();

// Every page of the browser has a main thread: ours is the one that was busiest.
const busy = new Map();
for (const { name, dur, pid, tid } of events)
  if (name === 'RunTask') busy.set(`${pid} ${tid}`, (busy.get(`${pid} ${tid}`) ?? 0) + (dur ?? 0));
const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
const main = mains
  .map(({ pid, tid }) => `${pid} ${tid}`)
  .sort((a, b) => (busy.get(b) ?? 0) - (busy.get(a) ?? 0))[0];
const here = events.filter(({ pid, tid, dur }) => dur && `${pid} ${tid}` === main);
// A machine that does other things too interrupts a task: `tdur` is the time in which it was really computing.
const tasks = here
  .filter(({ name }) => name === 'RunTask')
  .map(({ dur, tdur, ts }) => ({ ts, dur, length: dur / 1000, computing: (tdur ?? dur) / 1000 }))
  .sort((a, b) => b.computing - a.computing);
console.log(
  `${game}: ${ended - began} entries after a log of ${began}, ${tasks.length} tasks of the main thread`,
);
for (const { length, computing, ts, dur } of tasks.slice(0, 5)) {
  const inside = new Map();
  for (const { name, ts: at, dur: lasts } of here)
    if (name !== 'RunTask' && at >= ts && at < ts + dur)
      inside.set(name, (inside.get(name) ?? 0) + lasts / 1000);
  const most = [...inside].sort((a, b) => b[1] - a[1]).slice(0, 4);
  const told = most.map(([name, sum]) => `${name} ${sum.toFixed(1)}`).join(', ');
  console.log(`  ${computing.toFixed(1)} ms computing, ${length.toFixed(1)} ms by the clock: ${told}`);
}
const longest = tasks[0]?.computing ?? 0;
const byClock = Math.max(0, ...tasks.map(({ length }) => length));
console.log(
  `longest task: ${longest.toFixed(1)} ms computing (limit ${limit} ms), ${byClock.toFixed(1)} ms by the clock`,
);
process.exit(tasks.length > 0 && longest <= limit ? 0 : 1);
