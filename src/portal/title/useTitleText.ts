import { useText } from '../../core/messages/useText';
import messages from '../messages.en.json';

/** The title of the screen: the key of a text, or the text of a host's page. */
export type TitleText = keyof typeof messages | { name: string };

export function useTitleText(): (title: TitleText) => string {
  const text = useText(messages);
  return (title) => (typeof title === 'object' ? title.name : text(title));
}
