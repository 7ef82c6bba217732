import type { ClassAttributes, HTMLAttributes } from 'react';
import type { VendorPortalElement, VendorPortalTag } from 'vendor-portal/element';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vendor-portal': VendorPortalTag &
        ClassAttributes<VendorPortalElement> &
        Omit<HTMLAttributes<VendorPortalElement>, keyof VendorPortalTag>;
    }
  }
}
