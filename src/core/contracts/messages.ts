import type { messageArguments } from '../messages/messageArguments';

type Catalogues = typeof messageArguments;

/** A text that is compiled already, as those of `vendor-portal/locales/hi` are. @public */
export type CompiledText = readonly unknown[];

/**
 * Texts in the place of the portal's own: any of them, by feature and key. A text is a plain ICU
 * message in which the values of the English one appear, and no others.
 *
 * @example
 * ```ts
 * const messages: PartialMessages = { auth: { codeSent: 'Code sent to +91 {phone}.' } };
 * ```
 * @public
 */
export type PartialMessages = {
  [Name in keyof Catalogues]?: { [Key in keyof Catalogues[Name]]?: string | CompiledText };
};
