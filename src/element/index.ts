import { defineElement } from './VendorPortalElement';

export {
  type ServerSentEventsPushOptions,
  serverSentEventsPush,
} from '../adapters/push/serverSentEventsPush';
export type { VendorPortalProps } from '../portal/VendorPortalProps';
export type { VendorPortalEventMap } from './events';
export { mount } from './mount';
export type { VendorPortalTag } from './tag';
export type { VendorPortalElement } from './VendorPortalElement';

defineElement();
