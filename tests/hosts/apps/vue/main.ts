import { createApp } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import 'vendor-portal/element';
import App from './App.vue';
import Home from './Home.vue';
import Partner from './Partner.vue';

const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/', component: Home },
    { path: '/partner/:path(.*)*', component: Partner },
  ],
});

createApp(App).use(router).mount('#app');
