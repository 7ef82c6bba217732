import type { HTMLAttributes } from 'svelte/elements';
import type { VendorPortalElement, VendorPortalTag } from 'vendor-portal/element';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'vendor-portal': VendorPortalTag &
      Omit<HTMLAttributes<VendorPortalElement>, keyof VendorPortalTag>;
  }
}
