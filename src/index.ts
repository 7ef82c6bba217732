export { noopPush } from './adapters/push/noopPush';
export {
  serverSentEventsPush,
  type ServerSentEventsPushOptions,
} from './adapters/push/serverSentEventsPush';
export type {
  Appearance,
  AudienceLinks,
  Capability,
  ColorScheme,
  CompiledText,
  EndpointOverrides,
  GeoPoint,
  HostSession,
  LogEntry,
  Logger,
  MapsProvider,
  PartialMessages,
  PlaceSuggestion,
  PortalError,
  PortalErrorKind,
  PortalEvent,
  PortalLinks,
  PushAdapter,
  PushContext,
  PushMessage,
  SessionRequest,
  SessionRequestReason,
  SignedIn,
  SignOutReason,
  SocialLinks,
  StorageAdapter,
  StorageName,
  Tokens,
  TrustedTypesPolicy,
} from './core/contracts';
export { VendorPortal } from './portal/VendorPortal';
export type { Isolation, Layout } from './portal/portalProps';
export type { Routing } from './portal/router/usePortalHistory';
export type { VendorPortalProps } from './portal/VendorPortalProps';
