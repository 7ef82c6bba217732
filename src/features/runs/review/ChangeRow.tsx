import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { isSame, valueOf } from '../../../core/menu/runs/fields';
import type { FieldChange, ItemChange } from '../../../core/menu/runs/types';
import type { MenuItem } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { Quiet } from '../../../ui/primitives/layout/Layout';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import messages from '../messages.en.json';
import type { ChangeWords } from '../useChangeWords';
import { isMoney, warningsOf } from './warnings';

interface ChangeRowProps {
  change: ItemChange;
  /** The item now; absent if it is not on the menu. */
  item: MenuItem | undefined;
  words: ChangeWords;
}

export function ChangeRow({ change, item, words }: ChangeRowProps) {
  const text = useText(messages);
  return (
    <li>
      <strong>{words.name(change.id)}</strong>
      {change.fields.map((field) => (
        <div key={`${field.field} ${field.pair ?? ''}`} data-part="change">
          <span data-part="label">{words.label(change.id, field)}</span>
          <span data-part="values" data-text={!isMoney(field) || undefined}>
            {text('values', {
              from: words.value(field, field.from),
              to: words.value(field, field.to),
            })}
          </span>
          <Difference change={field} />
          <span data-part="warnings">
            {warningsOf(field, change, item).map((warning) => (
              <StatusChip key={warning} tone="warning" label={text(warning)} />
            ))}
          </span>
        </div>
      ))}
      {(!item || isOutdated(change, item)) && <Quiet>{text('outdated')}</Quiet>}
    </li>
  );
}

function Difference({ change }: { change: FieldChange }) {
  const text = useText(messages);
  const { money, ...formats } = useAtomValue(formatsAtom);
  const [from, to] = [Number(change.from), Number(change.to)];
  if (!isMoney(change) || from === to) return null;
  const sign = to > from ? '+' : '\u2212';
  const amount = sign + money(Math.abs(to - from));
  const percent = sign + formats.percentage(Math.round((Math.abs(to - from) / from) * 1000) / 10);
  return (
    <span data-part="difference">
      {from > 0 ? text('difference', { amount, percent }) : amount}
    </span>
  );
}

/** Whether the item has neither the values that the change expects nor the new ones. */
function isOutdated({ fields }: ItemChange, item: MenuItem): boolean {
  return fields.some((change) => {
    const now = valueOf(item, change);
    return !isSame(now, change.from) && !isSame(now, change.to);
  });
}
