import {
  Component,
  computed,
  CUSTOM_ELEMENTS_SCHEMA,
  HostListener,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { VendorPortalEventMap } from 'vendor-portal/element';
import 'vendor-portal/element';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <nav aria-label="Host">
      @for (path of links; track path) {
        <a [href]="path" (click)="follow($event, path)">{{ path }}</a>
      }
    </nav>
    <output aria-label="Host address">{{ pathname() }}</output>
    <main style="display: block; height: 700px">
      @if (isPartner()) {
        <vendor-portal
          host="/api"
          basename="/partner"
          [appearance]="appearance"
          (vp-error)="report($event)"
        ></vendor-portal>
      } @else {
        <h1>Host home</h1>
      }
    </main>
  `,
})
class App {
  readonly links = ['/', '/partner', '/partner/offers'];
  readonly appearance = { brandName: 'Angular Market' };
  readonly pathname = signal(window.location.pathname);
  readonly isPartner = computed(() => /^\/partner(?:\/|$)/.test(this.pathname()));

  // The portal dispatches `popstate` for its navigations, as the browser does for Back and Forward.
  @HostListener('window:popstate')
  show(): void {
    this.pathname.set(window.location.pathname);
  }

  follow(event: Event, path: string): void {
    event.preventDefault();
    window.history.pushState(null, '', path);
    this.show();
  }

  report(event: Event): void {
    const { detail } = event as VendorPortalEventMap['vp-error'];
    if (detail.kind === 'config') console.error(detail.message);
  }
}

bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] }).catch(console.error);
