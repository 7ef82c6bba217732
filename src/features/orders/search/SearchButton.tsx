import { useAtom } from 'jotai';
import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { Button } from '../../../ui/primitives/Button';
import { iconWhenNarrow } from '../../../ui/theme/iconWhenNarrow';
import { box, color, font } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { isSearchOpenAtom } from '../searchState';

const OrderSearch = lazyPage(() => import('./OrderSearch'), 'OrderSearch');

/** Looks like a field where there is room for one. */
const Opener = styled(Button)`
  ${iconWhenNarrow}
  && {
    ${box.wide} {
      min-inline-size: 240px;
      justify-content: start;
      color: ${color.textMuted};
      font-weight: ${font.weight.regular};
    }
    /* With large text, the other tools stay in one row. */
    ${box.tiny} {
      order: 1;
    }
  }
`;

/** Opens the search for an order, which is on every tab of the board. */
export function SearchButton() {
  const text = useText(messages);
  const [isOpen, setOpen] = useAtom(isSearchOpenAtom);
  // Leaving the board closes the search.
  useEffect(() => () => setOpen(false), [setOpen]);
  return (
    <>
      <Opener
        icon={<Search size={20} />}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <span>{text('search')}</span>
      </Opener>
      <LazyPart isShown={isOpen}>
        <OrderSearch />
      </LazyPart>
    </>
  );
}
