import { within } from '../../core/async/within';
import type { PartialMessages, PortalError, PortalLocale } from '../../core/contracts';
import { areCompiled, compileTexts } from './compileTexts';

/** Time for one attempt of the host's `load`. */
const WAIT_MS = 5_000;

/**
 * The texts of a language, ready to be shown; none for a language without `load`. @throws if the host's `load` fails twice
 * or does not settle, or returns no texts
 */
export async function loadTexts(
  { load }: PortalLocale,
  onError: (error: PortalError) => void,
): Promise<PartialMessages> {
  if (!load) return {};
  const attempt = () => within(undefined, WAIT_MS, async () => readTexts(await load()));
  const texts = await attempt().catch(attempt);
  if (areCompiled(texts)) return texts;
  const compiled = await compileTexts(texts);
  for (const problem of compiled.problems) {
    if (problem.kind === 'chunk') throw problem;
    onError(problem);
  }
  return compiled.texts;
}

/** The texts, or those of a module. */
function readTexts(loaded: unknown): PartialMessages {
  const { default: texts = loaded } = Object(loaded) as { default?: unknown };
  if (typeof texts !== 'object' || !texts || !Object.keys(texts).length)
    throw new TypeError('There are no texts');
  return texts as PartialMessages;
}
