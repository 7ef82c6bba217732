import type { VendorPortalEventMap, VendorPortalTag } from 'vendor-portal/element';

type Camel<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Text;

/** `@vp-error` is checked as `onVpError`. */
type Listeners = {
  [Type in keyof VendorPortalEventMap as `on${Capitalize<Camel<Type>>}`]?: (
    event: VendorPortalEventMap[Type],
  ) => void;
};

declare module 'vue' {
  interface GlobalComponents {
    'vendor-portal': new () => { $props: VendorPortalTag & Listeners };
  }
}
