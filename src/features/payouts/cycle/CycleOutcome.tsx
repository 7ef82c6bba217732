import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { Banner } from '../../../ui/primitives/Banner';
import type { CycleDays } from './cycleDays';
import { GROUP_TEXT, PROBLEMS } from './findingWords';
import messages from './messages.en.json';
import type { Reconciliation } from './reconcile';
import type { Group } from './types';

interface CycleOutcomeProps {
  result: Reconciliation;
  days: CycleDays;
  units: number;
  /** Makes a text a link to the orders to check. */
  toChecks: (text: string) => ReactNode;
}

/** What the comparison has found, and once for all orders why some could not be checked. */
export function CycleOutcome({ result, days, units, toChecks }: CycleOutcomeProps) {
  const text = useText(messages);
  const { money, date } = useAtomValue(formatsAtom);
  const { counts, findings, oldestLog } = result;
  const problems = PROBLEMS.filter((group) => counts[group] > 0);
  const count = problems.reduce((sum, group) => sum + counts[group], 0);
  const groups = problems.map((group) =>
    text('groupCount', {
      group: text(GROUP_TEXT[group]),
      count: counts[group],
      amount: money(amountOf(result, group, units)),
    }),
  );
  const isChecked = counts.unchecked < findings.length || findings.length === 0;
  return (
    <>
      {isLogShort(result, days) && (
        <Banner>{oldestLog ? text('logsBegin', { day: date(oldestLog) }) : text('noLogs')}</Banner>
      )}
      {count > 0 && (
        <Banner tone="warning">
          {toChecks(text('toCheck', { count }))}
          {`: ${groups.join(', ')}`}
        </Banner>
      )}
      {count === 0 && isChecked && (
        <Banner tone={counts.matched > 0 ? 'success' : 'info'}>
          {text('allMatch', { count: counts.matched })}
        </Banner>
      )}
    </>
  );
}

/** Whether orders are not checked because the payment logs begin after them. */
export function isLogShort({ counts, oldestLog }: Reconciliation, { from }: CycleDays): boolean {
  return counts.unchecked > 0 && (oldestLog === '' || oldestLog > from);
}

/** The sum of the known amounts of a group, without their signs; an order counts with its worst cause. */
function amountOf({ findings }: Reconciliation, group: Group, units: number): number | null {
  const amounts = findings
    .filter((finding) => finding.group === group)
    .flatMap(({ causes: [cause] }) => cause?.amount ?? []);
  if (amounts.length === 0) return null;
  return amounts.reduce((sum, amount) => sum + Math.abs(amount), 0) / units;
}
