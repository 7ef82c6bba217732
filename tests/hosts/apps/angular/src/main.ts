import { Component, inject, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import {
  NavigationEnd,
  provideRouter,
  Router,
  RouterLink,
  RouterOutlet,
  type Routes,
} from '@angular/router';

@Component({ template: '<h1>Host home</h1>' })
class Home {}

const loadPartner = () => import('./partner').then(({ Partner }) => Partner);

const routes: Routes = [
  { path: '', pathMatch: 'full', component: Home },
  { path: 'partner', children: [{ path: '**', loadComponent: loadPartner }] },
];

@Component({
  selector: 'app-root',
  imports: [RouterLink, RouterOutlet],
  template: `
    <nav aria-label="Host">
      @for (path of links; track path) {
        <a [routerLink]="path">{{ path }}</a>
      }
    </nav>
    <output aria-label="Host address">{{ pathname() }}</output>
    <router-outlet />
  `,
})
class App {
  readonly links = ['/', '/partner', '/partner/offers'];
  readonly pathname = signal('');

  constructor() {
    inject(Router).events.subscribe((event) => {
      if (event instanceof NavigationEnd) this.pathname.set(event.urlAfterRedirects.split('?')[0]!);
    });
  }
}

const providers = [provideZonelessChangeDetection(), provideRouter(routes)];
bootstrapApplication(App, { providers }).catch(console.error);
