import type { Languages } from '../../../core/messages/languages';
import { useText } from '../../../core/messages/useText';
import { ChoiceGroup } from '../../primitives/form/ChoiceGroup';
import messages from './messages.en.json';

/** Each language in its own name, so that a vendor finds theirs without reading the others. */
export function LanguageChoice({ languages }: { languages: Languages }) {
  const text = useText(messages);
  const { options, current, loading, failed, choose } = languages;
  const name = options.find(({ locale }) => locale === failed)?.name;
  return (
    <ChoiceGroup
      label={text('title')}
      error={name && text('failed', { name })}
      options={options.map(({ locale, name: label }) => ({ value: locale, label, lang: locale }))}
      value={loading || current}
      onChange={choose}
    />
  );
}
