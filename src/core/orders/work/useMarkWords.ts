import { clip } from '../../format/wireValues';
import { useText } from '../../messages/useText';
import type { Mark } from './marks';
import messages from './messages.en.json';

/** The text of a mark. */
export function useMarkWords(): (mark: Mark) => string {
  const text = useText(messages);
  return (mark) => {
    if (mark.kind === 'unsent') return text('notSent');
    const name = clip(mark.name) || text('dish');
    if (mark.kind === 'refused') return text('notCrossedOff', { name });
    const { before, after } = mark;
    if (before === 0) return text('added', { name, after });
    return after === 0
      ? text('takenOff', { name, before })
      : text('changed', { name, before, after });
  };
}
