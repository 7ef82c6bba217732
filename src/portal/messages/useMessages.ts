import { useEffect, useMemo, useState } from 'react';
import type { PartialMessages, PortalError } from '../../core/contracts';
import type { CompiledTexts } from '../../core/messages/messages';
import { areCompiled, compileTexts } from './compileTexts';
import { sameMessages } from './sameMessages';

const NONE: PartialMessages = {};

/**
 * The texts of the `messages` prop. `null` until the first ones are compiled, so that English does
 * not stand there first; later ones take over when they are ready.
 */
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
    let isOver = false;
    void compileTexts(messages).then((compiled) => {
      if (isOver) return;
      for (const problem of compiled.problems) onError(problem);
      setTexts(compiled.texts);
    });
    return () => {
      isOver = true;
    };
  }, [messages, ready, onError]);
  return texts;
}

// A host may write its messages inline: a new object at every rendering, with the same texts in it.
function useStableMessages(given: PartialMessages): PartialMessages {
  const [held, hold] = useState(given);
  if (sameMessages(held, given)) return held;
  hold(given);
  return given;
}
