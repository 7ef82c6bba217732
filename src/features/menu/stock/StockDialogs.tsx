import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Cancelled, Unauthorized } from '../../../core/api/errors';
import { useText } from '../../../core/messages/useText';
import { notifyAtom } from '../../../core/state/services';
import { useLatest } from '../../../ui/useLatest';
import { readMenuAtom } from '../queries';
import type { MenuItem } from '../types';
import { DueItems } from './outUntil/DueItems';
import { matchItems } from './matchItems';
import messages from './messages.en.json';
import { OutUntilDialog } from './outUntil/OutUntilDialog';
import { PickItem } from './PickItem';
import { PickLine } from './PickLine';
import {
  type SoldOutLine,
  type SoldOutRequest,
  outUntilItemAtom,
  soldOutRequestsAtom,
} from './state';
import { useSellOut } from './useSellOut';

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

/** Changes the item that matches the line; asks if none or several match. */
function SoldOutItem({ line, onEnd }: { line: SoldOutLine; onEnd: () => void }) {
  const sellOut = useSellOut();
  const menu = useMenuOnce(onEnd);
  const found = menu && matchItems(menu, line);
  const only = found?.length === 1 ? found[0] : undefined;
  const isStarted = useRef(false);
  const pick = (item: MenuItem) => {
    if (isStarted.current) return;
    isStarted.current = true;
    void sellOut(item).finally(onEnd);
  };
  useEffect(() => {
    if (only) pick(only);
  });
  if (!menu || !found || only) return null;
  return <PickItem line={line} menu={menu} found={found} onPick={pick} onClose={onEnd} />;
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
