import { useEffect, useMemo, useState } from 'react';
import type { PartialMessages, PortalError } from '../../core/contracts';
import type { CompiledTexts } from '../../core/messages/messages';
import { areCompiled, compileTexts } from './compileTexts';

const NONE: PartialMessages = {};

/** `null` until the first texts are compiled, so that English does not flash. */
export function useMessages(
  given: PartialMessages = NONE,
  onError: (error: PortalError) => void,
): CompiledTexts | null {
  const messages = useStableMessages(given);
  const ready = useMemo(() => (areCompiled(messages) ? messages : null), [messages]);
  const [texts, setTexts] = useState<CompiledTexts | null>(ready);
  if (ready && ready !== texts) setTexts(ready);
  useEffect(() => {
    if (ready) return;
    let isCancelled = false;
    void compileTexts(messages).then((compiled) => {
      if (isCancelled) return;
      for (const problem of compiled.problems) onError(problem);
      setTexts(compiled.texts);
    });
    return () => {
      isCancelled = true;
    };
  }, [messages, ready, onError]);
  return texts;
}

// Hosts often pass a new object with the same texts.
function useStableMessages(given: PartialMessages): PartialMessages {
  const [stable, setStable] = useState(given);
  if (sameMessages(stable, given)) return stable;
  setStable(given);
  return given;
}

type Loose = Readonly<Record<string, unknown>>;

/** Compares the texts, not the objects. */
function sameMessages(a: PartialMessages, b: PartialMessages): boolean {
  return isSame(a, b, (x, y) => isSame(x, y, Object.is));
}

function isSame(a: unknown, b: unknown, isSamePart: (x: unknown, y: unknown) => boolean): boolean {
  if (a === b) return true;
  const [left, right] = [Object(a) as Loose, Object(b) as Loose];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => key in right && isSamePart(left[key], right[key]))
  );
}
