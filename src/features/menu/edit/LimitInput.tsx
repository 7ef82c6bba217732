import { useRef, useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { ConfirmDialog } from '../../../ui/primitives/ConfirmDialog';
import { TextInput } from '../../../ui/primitives/TextInput';
import { countOver, limitOf, trimmed } from './addons';
import type { AddonValues } from './itemValues';
import messages from './messages.en.json';

interface LimitInputProps {
  group: AddonValues;
  error: string | undefined;
  onChange: (change: Partial<AddonValues>) => void;
}

/**
 * The limit of a group. One that is too low for its items asks before it cuts them off, once the
 * typing is over: the 1 of 12 cuts nothing (decision b59).
 */
export function LimitInput({ group, error, onChange }: LimitInputProps) {
  const text = useText(messages);
  const before = useRef(group.max);
  const [isAsking, setAsking] = useState(false);
  const count = countOver(group);
  const max = limitOf(group) ?? 1;
  const names = group.items.slice(max).map(({ name }) => name);
  return (
    <>
      <TextInput
        label={text('max')}
        hint={text('maxHint')}
        inputMode="numeric"
        autoComplete="off"
        value={group.max}
        {...(error ? { error } : {})}
        onFocus={() => {
          before.current = group.max;
        }}
        onChange={(event) => onChange({ max: event.target.value })}
        onBlur={() => setAsking(count > 0)}
      />
      <ConfirmDialog
        isOpen={isAsking && count > 0}
        title={text('trimTitle', { count })}
        description={text('trimText', { max, names: names.filter(Boolean).join(', ') })}
        confirmLabel={text('trim')}
        cancelLabel={text('trimKeep')}
        onConfirm={() => {
          setAsking(false);
          onChange({ items: trimmed(group).items });
        }}
        onCancel={() => {
          setAsking(false);
          onChange({ max: before.current });
        }}
      />
    </>
  );
}
