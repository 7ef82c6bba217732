export type { SandboxAccess } from './control.ts';
export { setupDom } from './dom/setupDom.ts';
export {
  type LocatorLike,
  type PageLike,
  type PortalFixtures,
  portalFixtures,
} from './playwright.ts';
export {
  type ConnectedSandbox,
  connectSandbox,
  type Sandbox,
  type SandboxOptions,
  startSandbox,
} from './sandbox.ts';
export type {
  Fault,
  IssueIds,
  KycState,
  LogFilter,
  LoggedCall,
  MadeVendor,
  Message,
  NewIssue,
  NewVendor,
  OrderIds,
  SandboxControl,
  Vendor,
  WireSession,
} from './types.ts';
