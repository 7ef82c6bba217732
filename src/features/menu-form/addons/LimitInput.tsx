import { useState } from 'react';
import { useAmounts } from '../../../core/amount/useAmounts';
import { countOf, countOver, trimmed } from '../../../core/menu/fields/addons';
import type { AddonValues } from '../../../core/menu/fields/itemValues';
import messages from '../../../core/menu/fields/messages.en.json';
import { useText } from '../../../core/messages/useText';
import { TextInput } from '../../../ui/primitives/form/TextInput';
import { ConfirmDialog } from '../../../ui/primitives/overlay/ConfirmDialog';

interface LimitInputProps {
  group: AddonValues;
  error: string | undefined;
  onChange: (change: Partial<AddonValues>) => void;
}

/**
 * Asks before a lower limit removes items. The question appears on blur, because the value is 1 for a moment while
 * typing "12" (b59).
 */
export function LimitInput({ group, error, onChange }: LimitInputProps) {
  const text = useText(messages);
  const amounts = useAmounts();
  const [before, setBefore] = useState(group.max);
  const [isConfirming, setConfirming] = useState(false);
  const count = countOver(group, amounts);
  const max = countOf(group.max, amounts) ?? 1;
  const names = group.items.slice(max).map(({ name }) => name);
  const maxBefore = countOf(before, amounts);
  return (
    <>
      <TextInput
        label={text('max')}
        hint={text('maxHint')}
        inputMode="numeric"
        autoComplete="off"
        value={group.max}
        {...(error ? { error } : {})}
        onFocus={() => setBefore(group.max)}
        onChange={(event) => onChange({ max: event.target.value })}
        onBlur={() => setConfirming(count > 0)}
      />
      <ConfirmDialog
        isOpen={isConfirming && count > 0}
        title={text('trimTitle', { count })}
        description={text('trimText', { max, names: names.filter(Boolean).join(', ') })}
        confirmLabel={text('trim')}
        cancelLabel={maxBefore === null ? text('trimEdit') : text('trimKeep', { max: maxBefore })}
        onConfirm={() => {
          setConfirming(false);
          onChange({ items: trimmed(group, amounts).items });
        }}
        onCancel={() => {
          setConfirming(false);
          onChange({ max: before });
        }}
      />
    </>
  );
}
