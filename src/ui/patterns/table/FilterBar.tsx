import { memo, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import messages from '../../messages.en.json';
import { type Choice, ChoiceGroup } from '../../primitives/form/ChoiceGroup';
import { SearchInput } from '../../primitives/form/SearchInput';
import { box, scaled, space, visuallyHidden } from '../../theme/theme';
import { useLatest } from '../../useLatest';
import { SortSelect, type SortSelectProps } from './SortSelect';

const SearchBox = styled.div`
  flex: 1 1 ${scaled(240)};
  max-inline-size: ${scaled(420)};
  ${box.narrow} {
    max-inline-size: none;
    /* The hint in the field says enough. */
    & label {
      ${visuallyHidden}
    }
    &[data-folded] {
      flex-basis: ${scaled(120)};
    }
    /* The hints of these languages are longer than the field next to a button. */
    &:is(:lang(ml), :lang(ta)) {
      &[data-folded] {
        flex-basis: 100%;
      }
      & ::placeholder {
        font-size: 0.9em;
      }
    }
  }
  /* Next to a button, the field would be too narrow for what is typed. */
  ${box.tiny} {
    &[data-folded] {
      flex-basis: 100%;
    }
  }
`;

const FoldedStatus = styled.div`
  ${box.narrow} {
    display: none;
  }
`;

/** Shows the status and the sort order of a narrow portal in one row; labels would leave too little room. */
const StatusRow = styled.div`
  display: contents;
  & > div {
    display: none;
  }
  ${box.narrow} {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    inline-size: 100%;
    & > fieldset {
      flex: 0 1 auto;
      & > legend {
        ${visuallyHidden}
      }
    }
    & > div {
      display: block;
      flex: 1 1 40%;
      min-inline-size: 40%;
    }
  }
  ${box.tiny} {
    flex-wrap: wrap;
    & > div {
      flex-basis: 100%;
    }
  }
`;

interface SearchFieldProps {
  hint: string;
  search: string;
  isFolded: boolean;
  onSearch: (search: string) => void;
  onSearchEnd: () => void;
}

/** Memoized like the choices: a render without a change would write the attributes of each input again. */
const SearchField = memo(function SearchField(props: SearchFieldProps) {
  const { hint, search, isFolded, onSearch, onSearchEnd } = props;
  const text = useText(messages);
  return (
    <SearchBox data-folded={isFolded || undefined}>
      <SearchInput
        label={text('search')}
        placeholder={hint}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        onBlur={onSearchEnd}
      />
    </SearchBox>
  );
});

/** Screens make the options in each render. */
const Choices = memo(
  ChoiceGroup,
  (one, other) =>
    one.value === other.value &&
    one.label === other.label &&
    JSON.stringify(one.options) === JSON.stringify(other.options),
) as typeof ChoiceGroup;

interface FilterBarProps<Status extends string> {
  /** @defaultValue true */
  hasSearch?: boolean;
  /** The placeholder of the search field. */
  searchHint: string;
  search: string;
  onSearch: (search: string) => void;
  /** Called on blur, when the URL may be updated. */
  onSearchEnd: () => void;
  options: readonly Choice<Status>[];
  status: Status;
  /** The label of the status filter; by default "Status". */
  statusLabel?: string;
  onStatus: (status: Status) => void;
  /** Whether a narrow portal shows only the search in one row with `children`, which then also have the status. */
  isFolded?: boolean;
  /** The sort order, which only a narrow portal shows here, next to the status. */
  sort?: Omit<SortSelectProps, 'isLabelHidden'>;
  /** More filters. */
  children?: ReactNode;
}

/** Search and status filter for the `filters` of a page. */
export function FilterBar<Status extends string>(props: FilterBarProps<Status>) {
  const { searchHint, search, onSearch, onSearchEnd, options, status, onStatus } = props;
  const text = useText(messages);
  const {
    statusLabel = text('status'),
    hasSearch = true,
    isFolded = false,
    sort,
    children,
  } = props;
  const latest = useLatest({ onSearch, onSearchEnd, onStatus });
  const [handle] = useState(() => ({
    search: (typed: string) => latest.current.onSearch(typed),
    searchEnd: () => latest.current.onSearchEnd(),
    status: (chosen: Status) => latest.current.onStatus(chosen),
  }));
  const choices = options.length > 1 && (
    <Choices
      isBeside
      label={statusLabel}
      options={options}
      value={status}
      onChange={handle.status}
    />
  );
  return (
    <>
      {hasSearch && (
        <SearchField
          {...{ search, isFolded }}
          hint={searchHint}
          onSearch={handle.search}
          onSearchEnd={handle.searchEnd}
        />
      )}
      {isFolded && <FoldedStatus>{choices}</FoldedStatus>}
      {!isFolded && !sort && choices}
      {!isFolded && sort && (
        <StatusRow>
          {choices}
          <div>
            <SortSelect {...sort} isLabelHidden />
          </div>
        </StatusRow>
      )}
      {children}
    </>
  );
}
