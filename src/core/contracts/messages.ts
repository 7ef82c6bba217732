import type { messageArguments } from '../messages/messageArguments';

type Catalogues = typeof messageArguments;

/** A compiled text, as in `vendor-portal/locales/hi`. @public */
export type CompiledText = readonly unknown[];

/**
 * Replaces texts of the portal, by feature and key. A text is an ICU message with the same arguments as the English
 * one. An invalid text is reported to `onError`, and the English one is shown.
 *
 * @example
 * ```ts
 * const messages: PartialMessages = { auth: { codeSent: 'Code sent to {phone}.' } };
 * ```
 * @public
 */
export type PartialMessages = {
  [Name in keyof Catalogues]?: { [Key in keyof Catalogues[Name]]?: string | CompiledText };
};
