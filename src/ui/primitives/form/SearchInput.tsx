import { styled } from 'styled-components';
import { space } from '../../theme/theme';
import { TextInput } from './TextInput';

const SEARCH: object = { type: 'search', autoComplete: 'off', spellCheck: false };

/** A text input for a search. It is a file of its own, because the sign-in screen has none. */
export const SearchInput = styled(TextInput).attrs(SEARCH)`
  /* The cross of the browser is blue, and has no dark form. */
  &::-webkit-search-cancel-button {
    appearance: none;
    inline-size: 1em;
    block-size: 1em;
    margin-inline-start: ${space[2]};
    background:
      linear-gradient(45deg, transparent 46%, currentcolor 46% 54%, transparent 54%) center,
      linear-gradient(-45deg, transparent 46%, currentcolor 46% 54%, transparent 54%) center;
    background-size: 70% 70%;
    background-repeat: no-repeat;
    cursor: pointer;
  }
`;
