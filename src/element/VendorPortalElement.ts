import { createElement } from 'react';
import { createPortalRoot, openShadow } from '../portal/isolation/portalRoot';
import { VendorPortal } from '../portal/VendorPortal';
import type { VendorPortalProps } from '../portal/VendorPortalProps';
import { ATTRIBUTES, PROP_NAMES, readProp, readProps } from './attributes';
import { toEvents, type VendorPortalEventMap } from './events';

/**
 * The element `<vendor-portal>`: the portal for a page without React. String, list and boolean props are attributes in
 * kebab case, such as `maps-key`. Every prop is also a property. A property overrides its attribute; set it to
 * `undefined` to use the attribute. The element is a block with the height of its parent; override that with CSS.
 * Callbacks are also dispatched as events; see {@link VendorPortalEventMap}.
 *
 * @example
 * ```html
 * <vendor-portal host="https://api.market.example" basename="/partner" storage="local"></vendor-portal>
 * ```
 * @public
 */
export interface VendorPortalElement
  extends HTMLElement,
    // HTMLElement already has a `nonce` property.
    Partial<Omit<VendorPortalProps, 'nonce'>> {
  addEventListener<Type extends keyof VendorPortalEventMap>(
    type: Type,
    listener: (this: VendorPortalElement, event: VendorPortalEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof VendorPortalEventMap>(
    type: Type,
    listener: (this: VendorPortalElement, event: VendorPortalEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'vendor-portal': VendorPortalElement;
  }
}

const TAG = 'vendor-portal';
const BOX = 'display: block; block-size: 100%';

// On a server there is no HTMLElement, but the module is still imported.
const PageElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

class PortalElement extends PageElement {
  static readonly observedAttributes = ATTRIBUTES;

  #given: Partial<VendorPortalProps> = {};
  #root = createPortalRoot(this);

  static {
    // HTMLElement already has a `nonce` property.
    for (const name of PROP_NAMES.filter((one) => one !== 'nonce')) {
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: PortalElement) {
          return readProp(this, this.#given, name);
        },
        set(this: PortalElement, value: unknown) {
          this.#given = { ...this.#given, [name]: value };
          this.#render();
        },
      });
    }
  }

  constructor() {
    super();
    this.#adoptEarlyProps();
    openShadow(this, BOX).append(document.createElement('slot'));
  }

  connectedCallback(): void {
    this.#render();
  }

  /** Because this method exists, `moveBefore` moves the element without disconnecting it. */
  connectedMoveCallback(): void {}

  /** Turbo moves a permanent element into the next page, asynchronously. */
  disconnectedCallback(): void {
    this.#root.scheduleUnmount(this.closest('[data-turbo-permanent]') !== null);
  }

  attributeChangedCallback(): void {
    this.#render();
  }

  /** Properties set before this script ran would hide the accessors. */
  #adoptEarlyProps(): void {
    for (const name of PROP_NAMES) {
      const early = Object.getOwnPropertyDescriptor(this, name);
      if (!early) continue;
      Reflect.deleteProperty(this, name);
      this.#given[name] = early.value;
    }
  }

  #render(): void {
    if (!this.isConnected) return;
    const events = toEvents(this, this.#given);
    const props = { ...readProps(this, this.#given), ...events };
    this.#root.render(createElement(VendorPortal, props));
  }
}

/** Registers `<vendor-portal>` unless another copy of the package has done so. */
export function defineElement(): void {
  if (typeof customElements === 'undefined' || customElements.get(TAG)) return;
  customElements.define(TAG, PortalElement);
}
