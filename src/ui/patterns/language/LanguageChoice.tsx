import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { PortalFailure } from '../../../core/api/errors';
import { type Languages, loadTexts } from '../../../core/messages/languages';
import { useText } from '../../../core/messages/useText';
import { servicesAtom } from '../../../core/state/services';
import { ChoiceGroup } from '../../primitives/form/ChoiceGroup';
import { CHUNK_HINT } from '../lazyPage';
import messages from './messages.en.json';

/** Each language in its own name, so that a vendor finds theirs without reading the others. */
export function LanguageChoice({ languages }: { languages: Languages }) {
  const text = useText(messages);
  const { options, current } = languages;
  const { loading, failed, choose } = useChoice(languages);
  const name = options.find(({ locale }) => locale === failed)?.name;
  return (
    <ChoiceGroup
      label={text('title')}
      error={name && text('failed', { name })}
      options={options.map(({ locale, name: label }) => ({ value: locale, label, lang: locale }))}
      value={loading ?? current}
      onChange={(tag) => void choose(tag)}
    />
  );
}

/** Shows a language as soon as its texts are loaded; of several choices the last one counts. */
function useChoice({ options, show }: Languages) {
  const { onError } = useAtomValue(servicesAtom).callbacks;
  const [loading, setLoading] = useState<string | null>(null);
  const [failed, setFailed] = useState('');
  const latest = useRef('');
  const choose = async (tag: string) => {
    const option = options.find(({ locale }) => locale === tag);
    if (!option) return;
    latest.current = tag;
    setLoading(tag);
    setFailed('');
    try {
      const texts = await loadTexts(option).catch(() => loadTexts(option));
      if (latest.current === tag) show(tag, texts);
    } catch (cause) {
      onError(new PortalFailure('chunk', `The texts of ${tag} did not load`, CHUNK_HINT, cause));
      if (latest.current === tag) setFailed(tag);
    }
    if (latest.current === tag) setLoading(null);
  };
  return { loading, failed, choose };
}
