import { useText } from '../core/messages/useText';
import messages from './messages.en.json';

/** The key of a text, or the title of a page of the host. */
export type TitleText = keyof typeof messages | { name: string };

export function useTitleText(): (title: TitleText) => string {
  const text = useText(messages);
  return (title) => (typeof title === 'object' ? title.name : text(title));
}
