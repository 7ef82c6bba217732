import {
  ArrowLeft,
  ChevronLeft,
  ChevronRight,
  Maximize,
  Minimize,
  Pause,
  Play,
} from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { useBoxSize } from '../../../ui/useBoxSize';
import { useFullScreen } from '../device/useFullScreen';
import { useImmersive } from '../device/useImmersive';
import { useWakeLock } from '../device/useWakeLock';
import { KitchenBanners } from '../KitchenBanners';
import { CancelledNumbers } from '../ready/CancelledNumbers';
import { fitNumbers, numberSize } from '../ready/fitNumbers';
import messages from '../ready/messages.en.json';
import { NumberList } from '../ready/NumberList';
import { ReadyRoot } from '../ready/readyStyles';
import { useReadyOrders } from '../ready/useReadyOrders';
import { useTurns } from '../ready/useTurns';

const MOVES: Readonly<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -1,
  PageDown: 1,
};

/** `/orders?view=ready`: the short numbers of the orders, for people at the counter and riders. */
export function ReadyPage({ onClose }: { onClose: () => void }) {
  const text = useText(messages);
  const root = useRef<HTMLElement>(null);
  const top = useImmersive(root);
  const wake = useWakeLock();
  const fullScreen = useFullScreen(root);
  const { preparing, ready, isLoading, hasFailed, isRetrying, retry } = useReadyOrders();
  const [observeLists, { width }] = useBoxSize({ isUrgent: true });
  const [observeNumbers, area] = useBoxSize({ isUrgent: true });
  const turns = useTurns();
  const size = numberSize(width);
  const fit = fitNumbers({ ...area, size, numbers: [...preparing, ...ready] });
  const listOf = (numbers: readonly string[]) => {
    const pageCount = Math.max(1, Math.ceil(numbers.length / fit.perPage));
    return { ...fit, numbers, pageCount, page: turns.pageOf(pageCount) };
  };
  const lists = [listOf(preparing), listOf(ready)] as const;
  const hasPages = lists.some(({ pageCount }) => pageCount > 1);
  const press = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (!by || !hasPages || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    turns.move(by);
  };
  const emptyWords = (words: 'nonePreparing' | 'noneReady') => text(isLoading ? 'loading' : words);
  return (
    <ReadyRoot
      ref={root}
      tabIndex={-1}
      data-vp-part="immersive"
      aria-label={text('title')}
      style={{ '--vp-ready-size': `${size}px`, '--vp-top': `${top}px` }}
      onKeyDown={press}
    >
      <header data-part="bar">
        <Button icon={<ArrowLeft size={24} />} aria-label={text('close')} onClick={onClose}>
          <span data-part="word">{text('board')}</span>
        </Button>
        <h1 data-vp-part="page-title" tabIndex={-1}>
          {text('title')}
        </h1>
        <span data-part="space" />
        {hasPages && <TurnButtons turns={turns} />}
        {fullScreen && (
          <Button
            icon={fullScreen.isOn ? <Minimize size={24} /> : <Maximize size={24} />}
            aria-label={text(fullScreen.isOn ? 'leaveFullScreen' : 'fullScreen')}
            onClick={fullScreen.toggle}
          />
        )}
      </header>
      <KitchenBanners
        wake={wake}
        wakeHelp={text('mayDimHelp')}
        hasFailed={hasFailed}
        isRetrying={isRetrying}
        onRetry={retry}
      />
      <CancelledNumbers />
      <div ref={observeLists} data-part="lists">
        <NumberList
          {...lists[0]}
          isReady={false}
          title={text('preparing')}
          empty={emptyWords('nonePreparing')}
        />
        <NumberList
          {...lists[1]}
          isReady
          title={text('ready')}
          empty={emptyWords('noneReady')}
          observe={observeNumbers}
        />
      </div>
    </ReadyRoot>
  );
}

function TurnButtons({
  turns: { isPaused, toggle, move },
}: {
  turns: ReturnType<typeof useTurns>;
}) {
  const text = useText(messages);
  const label = text(isPaused ? 'continue' : 'pause');
  return (
    <>
      <Button
        icon={<ChevronLeft size={24} />}
        aria-label={text('previousPage')}
        onClick={() => move(-1)}
      />
      <Button
        icon={isPaused ? <Play size={24} /> : <Pause size={24} />}
        aria-label={label}
        onClick={toggle}
      >
        <span data-part="word">{label}</span>
      </Button>
      <Button
        icon={<ChevronRight size={24} />}
        aria-label={text('nextPage')}
        onClick={() => move(1)}
      />
    </>
  );
}
