import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Cancelled, Unauthorized } from '../../../core/api/errors';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { readMenuAtom } from '../../../core/menu/queries';
import type { MenuItem } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { notifyAtom } from '../../../core/state/services';
import { ItemPicker, PickList } from '../../../ui/menu/ItemPicker';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { useLatest } from '../../../ui/useLatest';
import { matchItems } from '../matchItems';
import messages from '../messages.en.json';
import { DueItems } from '../outUntil/DueItems';
import { OutUntilDialog } from '../outUntil/OutUntilDialog';
import {
  outUntilItemAtom,
  type SoldOutLine,
  type SoldOutRequest,
  soldOutRequestsAtom,
} from '../state';
import { StockChip } from './StockChip';

/** The dialogs that the stock controls of other screens open. */
export function StockDialogs() {
  const [requests, setRequests] = useAtom(soldOutRequestsAtom);
  const end = (request: SoldOutRequest) =>
    setRequests((all) => all.filter((other) => other !== request));
  const [item, setItem] = useAtom(outUntilItemAtom);
  return (
    <>
      <DueItems />
      {requests.map((request) => (
        <SoldOut key={request.key} request={request} onEnd={() => end(request)} />
      ))}
      {item && <OutUntilDialog item={item} onClose={() => setItem(null)} />}
    </>
  );
}

interface SoldOutProps {
  request: SoldOutRequest;
  onEnd: () => void;
}

function SoldOut({ request: { lines }, onEnd }: SoldOutProps) {
  const [line, setLine] = useState(lines.length === 1 ? lines[0] : undefined);
  if (!line) return <PickLine lines={lines} onPick={setLine} onClose={onEnd} />;
  return <SoldOutItem line={line} onEnd={onEnd} />;
}

interface PickLineProps {
  lines: readonly SoldOutLine[];
  onPick: (line: SoldOutLine) => void;
  onClose: () => void;
}

/** Asks which line of an order is sold out. */
function PickLine({ lines, onPick, onClose }: PickLineProps) {
  const text = useText(messages);
  return (
    <Dialog isOpen closesOnBackdrop title={text('pickLine')} onClose={onClose}>
      <PickList>
        {lines.map((line, index) => (
          <li key={index}>
            <button type="button" onClick={() => onPick(line)}>
              <span>{clip(line.name) || text('unnamed')}</span>
              {line.variant && <small>{clip(line.variant)}</small>}
            </button>
          </li>
        ))}
      </PickList>
    </Dialog>
  );
}

/** Asks until when the item that matches the line is out; asks first which one if none or several match. */
function SoldOutItem({ line, onEnd }: { line: SoldOutLine; onEnd: () => void }) {
  const menu = useMenuOnce(onEnd);
  const [picked, setPicked] = useState<MenuItem>();
  if (!menu) return null;
  const matches = matchItems(menu, line);
  const item = picked ?? (matches.length === 1 ? matches[0] : undefined);
  if (!item)
    return <PickItem line={line} menu={menu} found={matches} onPick={setPicked} onClose={onEnd} />;
  return <OutUntilDialog item={item} onClose={onEnd} />;
}

/** Reads the menu again, because the cached one may be outdated. */
function useMenuOnce(onFailed: () => void): readonly MenuItem[] | undefined {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const readMenu = useSetAtom(readMenuAtom);
  const [menu, setMenu] = useState<readonly MenuItem[]>();
  const fail = useLatest((failure: unknown) => {
    const hasEnded = failure instanceof Cancelled || failure instanceof Unauthorized;
    if (!hasEnded) notify.error(text('menuNotRead'));
    onFailed();
  });
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    readMenu().then(setMenu, (failure: unknown) => fail.current(failure));
  }, [readMenu, fail]);
  return menu;
}

interface PickItemProps {
  line: SoldOutLine;
  menu: readonly MenuItem[];
  /** The items that the line can mean. */
  found: readonly MenuItem[];
  onPick: (item: MenuItem) => void;
  onClose: () => void;
}

/**
 * Asks which item of the menu a line of an order means: one of the matching items, or any other item, found by a
 * search.
 */
function PickItem({ line, menu, found, onPick, onClose }: PickItemProps) {
  const text = useText(messages);
  const { money } = useAtomValue(formatsAtom);
  const name = clip(line.name);
  return (
    <Dialog
      isOpen
      closesOnBackdrop
      size="md"
      title={text('pickItem')}
      description={text(found.length > 0 ? 'severalMatch' : 'noneMatches', { name })}
      onClose={onClose}
    >
      <ItemPicker items={menu.filter(({ id }) => id !== '')} suggested={found} onPick={onPick}>
        {(item, isSearch) => (
          <>
            <span>{money(item.price)}</span>
            <StockChip item={item} />
            {!isSearch && <small>{clip(item.description).slice(0, 120)}</small>}
          </>
        )}
      </ItemPicker>
    </Dialog>
  );
}
