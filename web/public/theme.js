// Runs before the first paint, so that nobody who likes it dark is blinded. settings.svelte.ts does the rest.
(function () {
  var theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('tradewinds-settings') || '{}').theme || 'system';
  } catch {
    // as the device
  }
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
