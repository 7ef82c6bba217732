import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../core/messages/useText';
import messages from '../messages.en.json';
import { type Choice, ChoiceGroup } from '../primitives/ChoiceGroup';
import { TextInput } from '../primitives/TextInput';
import { box } from '../theme/theme';

const SearchPlace = styled.div`
  flex: 1 1 240px;
  max-inline-size: 420px;
  ${box.narrow} {
    max-inline-size: none;
  }
`;

interface FilterBarProps<Status extends string> {
  /** What can be searched for. */
  searchHint: string;
  search: string;
  onSearch: (search: string) => void;
  /** The typing is over: now the address may be written. */
  onSearchEnd: () => void;
  options: readonly Choice<Status>[];
  status: Status;
  /** What the chips narrow; default "Status". */
  statusLabel?: string;
  onStatus: (status: Status) => void;
  /** Further filters. */
  children?: ReactNode;
}

/** Search and status of a list, for a page's filters. */
export function FilterBar<Status extends string>(props: FilterBarProps<Status>) {
  const { searchHint, search, onSearch, onSearchEnd, options, status, onStatus } = props;
  const text = useText(messages);
  const { statusLabel = text('status'), children } = props;
  return (
    <>
      <SearchPlace>
        <TextInput
          type="search"
          label={text('search')}
          placeholder={searchHint}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          onBlur={onSearchEnd}
        />
      </SearchPlace>
      <ChoiceGroup
        isBeside
        label={statusLabel}
        options={options}
        value={status}
        onChange={onStatus}
      />
      {children}
    </>
  );
}
