import './tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { choose } from './lib/edition';
import { start } from './lib/router.svelte';
import { settings, show } from './lib/settings.svelte';
import { speak } from './lib/text.svelte';

show();
await choose();
await speak(settings.lang);
start();
mount(App, { target: document.getElementById('app')! });
