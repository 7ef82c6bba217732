import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useDraft } from '../../../core/forms/useDraft';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { byTimeLeft, openIssuesAtom } from '../../../core/orders/issues/queries';
import type { OrderIssue } from '../../../core/orders/issues/types';
import { notifyAtom } from '../../../core/state/services';
import { ListEmpty } from '../../../ui/patterns/list/ListEmpty';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { Banner } from '../../../ui/primitives/Banner';
import { ButtonLink } from '../../../ui/primitives/Button';
import { Tabs } from '../../../ui/primitives/layout/Tabs';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { space } from '../../../ui/theme/theme';
import { AnswerDialog } from '../answer/AnswerDialog';
import {
  type AnswerDrafts,
  answerDraftsAtom,
  askAtom,
  draftKey,
  hasDrafts,
  restoreDraftsAtom,
} from '../answer/drafts';
import {
  type AnswerResult,
  answerResultsAtom,
  forgetSettledAtom,
  isScreenShownAtom,
  isSettled,
} from '../answer/sendAnswer';
import { ClosedIssues } from '../components/ClosedIssues';
import { IssueList } from '../components/IssueList';
import messages from '../messages.en.json';
import { useFocusIssue } from '../useFocusIssue';

const TABS = ['open', 'closed'] as const;
const CLOSED = '?tab=closed';

const Area = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

/** `/orders/issues`; `?issue=` names one that is shown first. */
export function IssuesPage() {
  const text = useText(messages);
  const [params, setParams] = useSearchParams();
  const { data } = useAtomValue(openIssuesAtom);
  const tab = params.get('tab') === 'closed' ? 'closed' : 'open';
  useKeptDrafts();
  return (
    <Page title={text('title')}>
      <Tabs
        label={text('tabs')}
        value={tab}
        tabs={TABS.map((id) => ({
          id,
          label: text(id),
          count: id === 'open' && data && data.length > 0 ? data.length : undefined,
        }))}
        onChange={(id) => setParams(id === 'closed' ? { tab: id } : {}, { replace: true })}
      >
        {tab === 'closed' ? <ClosedIssues /> : <OpenIssues wanted={params.get('issue') ?? ''} />}
      </Tabs>
    </Page>
  );
}

/** After an expired session, the same vendor finds what was entered, with the dialog that was open (c105). */
function useKeptDrafts() {
  const drafts = useAtomValue(answerDraftsAtom);
  const restore = useSetAtom(restoreDraftsAtom);
  useDraft<AnswerDrafts>('issues', {
    read: () => (hasDrafts(drafts) ? drafts : null),
    restore,
  });
}

function OpenIssues({ wanted }: { wanted: string }) {
  const text = useText(messages);
  const query = useAtomValue(openIssuesAtom);
  const { issues, gone } = useShownIssues(query.data);
  const results = useAtomValue(answerResultsAtom);
  const area = useRef<HTMLDivElement>(null);
  useScreenShown();
  const at = issues?.findIndex(({ id }) => id === wanted) ?? -1;
  const isFound = at >= 0;
  const isGone = useIsGone(wanted !== '' && issues !== undefined && !isFound ? wanted : '');
  useFocusIssue(area, isFound ? wanted : '', 'start');
  const help = text(query.data ? 'emptyHelp' : 'loadHelp');
  return (
    <Area ref={area}>
      {isGone && <WantedGone />}
      <QueryView
        query={{ ...query, data: issues }}
        empty={<ListEmpty text={text('empty')} help={help} />}
        skeleton={<Skeleton count={3} height="220px" gap="16px" />}
      >
        {(shown) => (
          <IssueList
            label={text('openIssues')}
            issues={shown}
            results={results}
            gone={gone}
            atLeast={at + 1}
          />
        )}
      </QueryView>
      <Answering open={query.data} />
    </Area>
  );
}

/** Whether an issue that is not in the list is not open: it may be newer than the list, which is read again. */
function useIsGone(missing: string): boolean {
  const { refetch, isError } = useAtomValue(openIssuesAtom);
  const [soughtFor, setSoughtFor] = useState('');
  useEffect(() => {
    if (missing !== '') void refetch().then(() => setSoughtFor(missing));
  }, [missing, refetch]);
  return missing !== '' && soughtFor === missing && !isError;
}

/** A message or another screen has led to an issue that was answered since, or whose time ran out. */
function WantedGone() {
  const text = useText(messages);
  return (
    <Banner
      action={
        <ButtonLink size="sm" to={{ pathname: paths.issues, search: CLOSED }}>
          {text('showClosed')}
        </ButtonLink>
      }
    >
      {text('wantedGone')}
    </Banner>
  );
}

/** While the screen is not shown, no dialog waits to open again, and a toast says what became of an answer. */
function useScreenShown() {
  const setShown = useSetAtom(isScreenShownAtom);
  const forget = useSetAtom(forgetSettledAtom);
  const ask = useSetAtom(askAtom);
  useEffect(() => {
    setShown(true);
    return () => {
      setShown(false);
      forget();
      ask(null);
    };
  }, [setShown, forget, ask]);
}

const NONE: ReadonlySet<string> = new Set();

/** The open issues, and those that were answered here and are no longer open, at the place that they had. */
function useShownIssues(open: readonly OrderIssue[] | undefined) {
  const results = useAtomValue(answerResultsAtom);
  return useMemo(() => {
    if (!open) return { issues: undefined, gone: NONE };
    const answered = [...results.values()]
      .filter(({ outcome, issue }) => isKept(outcome) && !open.some(({ id }) => id === issue.id))
      .map(({ issue }) => issue);
    return {
      issues: [...open, ...answered].toSorted(byTimeLeft),
      gone: new Set(answered.map(({ id }) => id)),
    };
  }, [open, results]);
}

/** Whether an answer is to be explained, also when its issue has left the list. */
function isKept(outcome: AnswerResult['outcome']): boolean {
  return isSettled(outcome) || outcome.is === 'unknown';
}

/** The dialog of the answer that is being given. */
function Answering({ open }: { open: readonly OrderIssue[] | undefined }) {
  const text = useText(messages);
  const { asking } = useAtomValue(answerDraftsAtom);
  const ask = useSetAtom(askAtom);
  const notify = useAtomValue(notifyAtom);
  const [seen, setSeen] = useState<OrderIssue | null>(null);
  const found = asking && open?.find(({ id }) => id === asking.issueId);
  if (found && found !== seen) setSeen(found);
  const last = seen?.id === asking?.issueId ? seen : null;
  const isLost = asking !== null && open !== undefined && !found && !last;
  useEffect(() => {
    if (!isLost) return;
    ask(null);
    notify.info(text('noLonger'));
  }, [isLost, ask, notify, text]);
  const issue = found ?? last;
  if (!asking || !issue) return null;
  return <AnswerDialog key={draftKey(asking)} issue={issue} asking={asking} isGone={!found} />;
}
