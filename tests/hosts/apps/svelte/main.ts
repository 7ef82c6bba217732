import { mount } from 'svelte';
import 'vendor-portal/element';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
