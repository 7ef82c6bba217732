import { normalize } from '../../core/forms/choices';
import { useText } from '../../core/messages/useText';
import { TAGS } from './choices';
import { TYPE_FILTERS } from './menuList';
import messages from './messages.en.json';

/** The options of the filters for the type and the tag. */
export function useFilterChoices() {
  const text = useText(messages);
  return {
    type: TYPE_FILTERS.map((value) => ({ value, label: text(value) })),
    tag: [
      { value: 'all', label: text('all') },
      ...TAGS.map((tag) => ({ value: normalize(tag), label: text(tag) })),
    ],
  };
}
