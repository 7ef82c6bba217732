import type { PartialMessages } from '../core/contracts';

/**
 * The texts of the portal in the language that the path names, precompiled.
 *
 * @example
 * ```tsx
 * import tamil from 'vendor-portal/locales/ta';
 *
 * <VendorPortal host="/api" locale="ta-IN" messages={tamil} />
 * ```
 * @public
 */
declare const pack: PartialMessages;
export default pack;
