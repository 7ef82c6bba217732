import {
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  inject,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import {
  NavigationEnd,
  provideRouter,
  Router,
  RouterLink,
  RouterOutlet,
  type Routes,
} from '@angular/router';
import type { VendorPortalEventMap } from 'vendor-portal/element';
import 'vendor-portal/element';

@Component({ template: '<h1>Host home</h1>' })
class Home {}

@Component({
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main style="display: block; height: 100vh">
      <vendor-portal
        host="/api"
        basename="/partner"
        [appearance]="appearance"
        (vp-error)="report($event)"
      ></vendor-portal>
    </main>
  `,
})
class Partner {
  readonly appearance = { brandName: 'Angular Market' };

  report(event: Event): void {
    const { detail } = event as VendorPortalEventMap['vp-error'];
    if (detail.kind === 'config') console.error(detail.message);
  }
}

const routes: Routes = [
  { path: '', pathMatch: 'full', component: Home },
  { path: 'partner', children: [{ path: '**', component: Partner }] },
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
