import type { JSX } from 'solid-js';
import type {
  VendorPortalElement,
  VendorPortalEventMap,
  VendorPortalTag,
} from 'vendor-portal/element';

/** Solid sets a property with `prop:` and listens to an event with `on:`. */
type Properties = {
  [Name in keyof VendorPortalTag as `prop:${Name}`]?: VendorPortalTag[Name];
} & {
  [Type in keyof VendorPortalEventMap as `on:${Type}`]?: (
    event: VendorPortalEventMap[Type],
  ) => void;
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'vendor-portal': VendorPortalTag &
        Properties &
        Omit<JSX.HTMLAttributes<VendorPortalElement>, keyof VendorPortalTag>;
    }
  }
}
