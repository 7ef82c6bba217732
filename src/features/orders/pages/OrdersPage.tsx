import { useAtomValue } from 'jotai';
import { type LucideIcon, Printer } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useIsCutOff } from '../../../core/connection/state';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { hasScreenAtom } from '../../../core/navigation/screens';
import { useAheadOfUrl } from '../../../core/navigation/useAheadOfUrl';
import { updatedAtAtom } from '../../../core/orders/live/queries';
import statusMessages from '../../../ui/orders/messages.en.json';
import { Slot } from '../../../ui/patterns/host/Slot';
import { LatePart } from '../../../ui/patterns/LazyPart';
import { lazyPage, useLoaded } from '../../../ui/patterns/lazyPage';
import { UpdatedAgo } from '../../../ui/patterns/list/UpdatedAgo';
import { useIsWide } from '../../../ui/patterns/list/useIsWide';
import { Page } from '../../../ui/patterns/Page';
import { type Tool, Toolbar } from '../../../ui/patterns/Toolbar';
import { IconButton } from '../../../ui/primitives/Button';
import { VisuallyHidden } from '../../../ui/primitives/layout/Layout';
import { Tabs } from '../../../ui/primitives/layout/Tabs';
import { AvailabilitySlot } from '../../availability/public';
import { usePrintSettings } from '../../printing/public';
import { BoardColumns } from '../board/BoardColumns';
import { BOARD_TABS, BoardCount, DEFAULT_TAB, IssueCount } from '../board/boardStates';
import { OrderList } from '../board/OrderList';
import { boardViewAtom, ViewSwitch } from '../board/ViewSwitch';
import { SoundControl } from '../live/alarm/SoundControl';
import messages from '../messages.en.json';
import { type OrderViews, useOrderViews } from '../orderViews';
import { SearchButton } from '../search/SearchButton';
import { OrderQuestionDialog } from '../status/OrderQuestionDialog';

const ISSUES = { id: 'issues', isLink: true } as const;

const findTab = (chosen: string | null) => BOARD_TABS.find(({ id }) => id === chosen);

const BoardShortcuts = lazyPage(
  () => import('../board/shortcuts/BoardShortcuts'),
  'BoardShortcuts',
);
const CardMoves = lazyPage(() => import('../board/CardMoves'), 'CardMoves');
const WorkMarks = lazyPage(() => import('../board/WorkMarks'), 'WorkMarks');

/** `/orders`: the live board, or with `?view=` the kitchen mode or the ready screen. */
export function OrdersPage({ views }: { views: OrderViews }) {
  const { current, close } = useOrderViews();
  const isCutOff = useIsCutOff();
  const View = current && views[current];
  const view = View && <View onClose={close} />;
  const isLoaded = useLoaded(view, !isCutOff);
  return view && (isLoaded || !isCutOff) ? isLoaded && view : <Board />;
}

/** The lists as tabs or, if the portal is wide enough, as columns. */
function Board() {
  const text = useText(messages);
  const view = useAtomValue(boardViewAtom);
  const { isWide, probe } = useIsWide();
  return (
    <Page
      isTitleLoose
      title={text('title')}
      titleNote={<OrdersUpdated />}
      secondary={<BoardTools isWide={isWide} />}
    >
      {probe}
      <AvailabilitySlot />
      <Slot name="boardTop" />
      <LatePart>
        <WorkMarks />
      </LatePart>
      {isWide && view === 'columns' ? <BoardColumns /> : <BoardTabs />}
      <OrderQuestionDialog />
      <LatePart>
        <BoardShortcuts />
      </LatePart>
      <LatePart>
        <CardMoves />
      </LatePart>
    </Page>
  );
}

function BoardTools({ isWide }: { isWide: boolean }) {
  const text = useText(messages);
  const printing = usePrintSettings();
  const { views, open } = useOrderViews();
  const tools: Tool[] = [
    iconTool('printing', printing.label, Printer, printing.open),
    { id: 'view', button: isWide && <ViewSwitch /> },
    ...views.map(({ id, label, Icon }) => iconTool(id, text(label), Icon, () => open(id))),
  ];
  return (
    <>
      <SearchButton />
      <SoundControl />
      <Toolbar tools={tools} />
    </>
  );
}

function iconTool(id: string, label: string, Icon: LucideIcon, onSelect: () => void): Tool {
  const icon = <Icon size={20} />;
  return {
    id,
    label,
    icon: <Icon size={18} />,
    onSelect,
    button: <IconButton variant="secondary" label={label} icon={icon} onClick={onSelect} />,
  };
}

/** A separate component, so that each poll re-renders nothing else. */
function OrdersUpdated() {
  const updatedAt = useAtomValue(updatedAtAtom);
  return updatedAt > 0 && <UpdatedAgo updatedAt={updatedAt} />;
}

/** Shows one status at a time. The URL contains the tab; the default is New. */
function BoardTabs() {
  const text = useText(messages);
  const statusText = useText(statusMessages);
  const hasIssues = useAtomValue(hasScreenAtom)(paths.issues);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const inUrl = findTab(search.get('tab')) ?? DEFAULT_TAB;
  const [chosen, show] = useAheadOfUrl(inUrl, search, ({ id }) =>
    setSearch({ tab: id }, { replace: true }),
  );
  return (
    <Tabs
      isStuck
      label={text('tabs')}
      tabs={[
        ...BOARD_TABS.map((state) => ({
          id: state.id,
          label: statusText(state.label),
          count: <BoardCount state={state} />,
        })),
        ...(hasIssues ? [{ ...ISSUES, label: text('issues'), count: <IssueCount /> }] : []),
      ]}
      value={chosen.id}
      onChange={(id) => {
        if (id === ISSUES.id) void navigate(paths.issues);
        else show(findTab(id) ?? DEFAULT_TAB);
      }}
    >
      <VisuallyHidden as="h2">{statusText(chosen.label)}</VisuallyHidden>
      <OrderList key={chosen.id} state={chosen} />
    </Tabs>
  );
}
