import { createApp } from 'vue';
import 'vendor-portal/element';
import App from './App.vue';

createApp(App).mount('#app');
