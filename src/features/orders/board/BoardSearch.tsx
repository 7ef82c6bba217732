import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { isComposing } from '../../../core/dom/isComposing';
import { useText } from '../../../core/messages/useText';
import { IconButton } from '../../../ui/primitives/Button';
import { TextInput } from '../../../ui/primitives/form/TextInput';
import { box } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { boardSearchAtom, isSearchOpenAtom } from './searchText';

const Field = styled.div`
  flex: 1;
  max-inline-size: 420px;
  ${box.narrow} {
    max-inline-size: none;
  }
`;

export function SearchButton() {
  const text = useText(messages);
  const isOpen = useAtomValue(isSearchOpenAtom);
  const setSearch = useSetAtom(boardSearchAtom);
  // Leaving the board clears the search.
  useEffect(() => () => setSearch(null), [setSearch]);
  return (
    <IconButton
      variant="secondary"
      label={text('search')}
      icon={<Search size={20} />}
      aria-expanded={isOpen}
      onClick={() => setSearch(isOpen ? null : '')}
    />
  );
}

/** Filters the cards of every list; Escape closes it. */
export function BoardSearch() {
  const text = useText(messages);
  const [search, setSearch] = useAtom(boardSearchAtom);
  return (
    <Field>
      <TextInput
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the user to type in it
        autoFocus
        type="search"
        label={text('search')}
        placeholder={text('searchHint')}
        autoComplete="off"
        spellCheck={false}
        value={search ?? ''}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) =>
          event.key === 'Escape' && !isComposing(event.nativeEvent) && setSearch(null)
        }
      />
    </Field>
  );
}
