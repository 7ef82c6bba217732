import type { ClassAttributes, HTMLAttributes } from 'preact';
import type { VendorPortalElement, VendorPortalTag } from 'vendor-portal/element';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'vendor-portal': VendorPortalTag &
        ClassAttributes<VendorPortalElement> &
        Omit<HTMLAttributes<VendorPortalElement>, keyof VendorPortalTag>;
    }
  }
}
