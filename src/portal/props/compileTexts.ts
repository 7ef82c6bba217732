import { PortalFailure } from '../../core/api/errors';
import type { PartialMessages, PortalError } from '../../core/contracts';
import type { CompiledTexts } from '../../core/messages/messages';
import { CHUNK_HINT } from '../../ui/patterns/lazyPage';

/** Whether the texts are precompiled, as those of language packs are; texts of a host are not. */
export function areCompiled(
  messages: PartialMessages,
): messages is PartialMessages & CompiledTexts {
  return Object.values(messages).every((texts) => Object.values(texts ?? {}).every(Array.isArray));
}

/** Compiles the texts. Texts with errors are left out, so English is shown. */
export async function compileTexts(
  messages: PartialMessages,
): Promise<{ texts: CompiledTexts; problems: PortalError[] }> {
  const load = () => import('../../core/messages/compileMessages');
  try {
    const { compileMessages } = await load().catch(load);
    return compileMessages(messages);
  } catch (cause) {
    const message = 'The messages could not be compiled';
    return { texts: {}, problems: [new PortalFailure('chunk', message, CHUNK_HINT, cause)] };
  }
}
