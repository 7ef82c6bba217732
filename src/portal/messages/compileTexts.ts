import { PortalFailure } from '../../core/api/errors';
import type { PartialMessages, PortalError } from '../../core/contracts';
import type { CompiledTexts } from '../../core/messages/messages';
import { CHUNK_HINT } from '../../ui/patterns/lazyPage';

/** Whether nothing is left to compile: the packs are, the texts of a host are not. */
export function areCompiled(
  messages: PartialMessages,
): messages is PartialMessages & CompiledTexts {
  return Object.values(messages).every((texts) => Object.values(texts ?? {}).every(Array.isArray));
}

/** The texts as the screens read them. Those that cannot be used are left out: English stays. */
export async function compileTexts(
  messages: PartialMessages,
): Promise<{ texts: CompiledTexts; problems: PortalError[] }> {
  const load = () => import('../../core/messages/compileMessages');
  try {
    const { compileMessages } = await load().catch(load);
    return compileMessages(messages);
  } catch (cause) {
    const message = 'The messages could not be prepared';
    return { texts: {}, problems: [new PortalFailure('chunk', message, CHUNK_HINT, cause)] };
  }
}
