import type { VendorPortalProps } from '../portal/VendorPortalProps';
import type { AttributeName } from './attributes';
import type { VendorPortalEventMap } from './events';

type Callback = Extract<keyof VendorPortalProps, `on${string}`>;

/** `mapsKey` becomes `maps-key`. */
type Kebab<Text extends string> = Text extends `${infer Head}${infer Tail}`
  ? `${Head extends Uppercase<Head> ? `-${Lowercase<Head>}` : Head}${Kebab<Tail>}`
  : Text;

/**
 * The attributes, properties and events of `<vendor-portal>` in a template of another framework, such as JSX.
 *
 * @example
 * ```tsx
 * import type { VendorPortalTag } from 'vendor-portal/element';
 *
 * const attributes: VendorPortalTag = { host: '/api', 'maps-key': 'key', 'onvp-error': ({ detail }) => alert(detail.message) };
 * ```
 * @public
 */
export type VendorPortalTag = Partial<Omit<VendorPortalProps, Callback>> & {
  [Name in AttributeName as Exclude<Kebab<Name>, Name>]?: string;
} & {
  [Type in keyof VendorPortalEventMap as `on${Type}`]?: (event: VendorPortalEventMap[Type]) => void;
};
