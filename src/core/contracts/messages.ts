import type { messageArguments } from '../messages/messageArguments';
import type { movedTexts } from '../messages/movedTexts';

type TextsOf<Catalogues> = {
  [Name in keyof Catalogues]?: { [Key in keyof Catalogues[Name]]?: string | CompiledText };
};

/** The texts of the portal by their current keys. */
export type CurrentMessages = TextsOf<typeof messageArguments>;

/** A compiled text, as in `vendor-portal/locales/hi`. @public */
export type CompiledText = readonly unknown[];

/**
 * Replaces texts of the portal, by feature and key. A text is an ICU message with the same arguments as the English
 * one. An invalid text is reported to `onError`, and the English one is shown. A text that has moved can also be given
 * under its former catalogue and key, which then take precedence.
 *
 * @example
 * ```ts
 * const messages: PartialMessages = { auth: { codeSent: 'Code sent to {phone}.' } };
 * ```
 * @public
 */
export type PartialMessages = CurrentMessages & TextsOf<typeof movedTexts>;
