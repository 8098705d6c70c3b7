import '@fontsource-variable/bricolage-grotesque/wdth.css';
import '@fontsource-variable/figtree';
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { startSettings } from './lib/settings.svelte';
import { startLanguage } from './lib/words/index.svelte';
import './site.css';
import './tokens.css';

startSettings();
await startLanguage(); // so that nobody sees the page in one language and then in another
export default mount(App, { target: document.getElementById('app')! });
