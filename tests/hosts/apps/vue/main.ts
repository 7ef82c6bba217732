import { createApp } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import App from './App.vue';
import Home from './Home.vue';

const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/', component: Home },
    { path: '/partner/:path(.*)*', component: () => import('./Partner.vue') },
  ],
});

createApp(App).use(router).mount('#app');
