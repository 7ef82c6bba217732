import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import type { VendorPortalEventMap } from 'vendor-portal/element';
import 'vendor-portal/element';

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
export class Partner {
  readonly appearance = { brandName: 'Angular Market' };

  report(event: Event): void {
    const { detail } = event as VendorPortalEventMap['vp-error'];
    if (detail.kind === 'config') console.error(detail.message);
  }
}
