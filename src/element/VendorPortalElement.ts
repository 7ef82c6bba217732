import { createElement } from 'react';
import { openShadow } from '../portal/isolation/openShadow';
import { createPlace } from '../portal/isolation/place';
import { VendorPortal } from '../portal/VendorPortal';
import type { VendorPortalProps } from '../portal/VendorPortalProps';
import { ATTRIBUTES, PROP_NAMES, readProp, readProps } from './attributes';
import { toEvents, type VendorPortalEventMap } from './events';

/**
 * `<vendor-portal>`: the portal for a page without React. The props that are texts are attributes,
 * as in `maps-key`; every prop is a property too, and a property goes before its attribute. It is
 * a block as tall as its parent, until a rule of the page says otherwise.
 *
 * @example
 * ```html
 * <vendor-portal host="https://api.market.example" basename="/partner" storage="local"></vendor-portal>
 * ```
 * @public
 */
export interface VendorPortalElement
  extends HTMLElement,
    // Every element has a nonce already.
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

// A server has no elements; the module is read there all the same.
const PageElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

class PortalElement extends PageElement {
  static readonly observedAttributes = ATTRIBUTES;

  #given: Partial<VendorPortalProps> = {};
  #place = createPlace(this);

  static {
    // The nonce is a property of every element.
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
    this.#takeEarlyProps();
    openShadow(this, BOX).append(document.createElement('slot'));
  }

  connectedCallback(): void {
    this.#render();
  }

  /** `moveBefore` keeps what is in the element as it is. */
  connectedMoveCallback(): void {}

  disconnectedCallback(): void {
    this.#place.leave();
  }

  attributeChangedCallback(): void {
    this.#render();
  }

  /** A page may set properties before this script has run; they would hide the accessors. */
  #takeEarlyProps(): void {
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
    this.#place.render(createElement(VendorPortal, props));
  }
}

/** Makes `<vendor-portal>` known to the page; the first of two copies of this package keeps it. */
export function defineElement(): void {
  if (typeof customElements === 'undefined' || customElements.get(TAG)) return;
  customElements.define(TAG, PortalElement);
}
