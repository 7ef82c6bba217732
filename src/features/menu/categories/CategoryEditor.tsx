import { useAtomValue } from 'jotai';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { menuAtom } from '../../../core/menu/queries';
import type { DishCategory } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import uiMessages from '../../../ui/messages.en.json';
import { moved } from '../../../ui/patterns/reorder/moved';
import { ReorderList } from '../../../ui/patterns/reorder/ReorderList';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { Quiet, Row } from '../../../ui/primitives/layout/Layout';
import { StickyFoot } from '../../../ui/primitives/layout/ScreenLayout';
import { space } from '../../../ui/theme/theme';
import { CategoryFields } from './CategoryFields';
import messages from './messages.en.json';
import { useCategoryEdit } from './useCategoryEdit';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  max-inline-size: 860px;
`;

interface CategoryEditorProps {
  categories: readonly DishCategory[];
  onCancel: () => void;
  onSaved: () => void;
}

/** All categories; one button saves them. */
export function CategoryEditor({ categories, onCancel, onSaved }: CategoryEditorProps) {
  const text = useText(messages);
  const uiText = useText(uiMessages);
  const edit = useCategoryEdit(categories, onSaved);
  const counts = useCounts();
  const { rows, onChange } = edit;
  const { isBusy, problem } = edit.sending;
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && !edit.save()) setRefusals(refusals + 1);
  }
  return (
    <Form ref={form} noValidate autoComplete="off" onSubmit={submit}>
      <Quiet as="p">{text('order')}</Quiet>
      <ReorderList
        label={text('title')}
        items={rows}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name.trim() || text('unnamed')}
        onMove={(from, to) => onChange(moved(rows, from, to))}
      >
        {(row, index) => (
          <CategoryFields
            row={row}
            number={index + 1}
            items={counts && (counts.get(row.id) ?? 0)}
            savedName={edit.savedName(row)}
            problem={edit.problem(row)}
            onChange={(change) =>
              onChange(rows.map((one) => (one === row ? { ...one, ...change } : one)))
            }
          />
        )}
      </ReorderList>
      <StickyFoot>
        {problem && <Banner tone="danger">{problem}</Banner>}
        <Row justify="end">
          <Button disabled={isBusy} onClick={onCancel}>
            {uiText('cancel')}
          </Button>
          <Button type="submit" variant="primary" disabled={!edit.isDirty} isBusy={isBusy}>
            {text('save')}
          </Button>
        </Row>
      </StickyFoot>
    </Form>
  );
}

function useCounts(): ReadonlyMap<string, number> | undefined {
  const { data } = useAtomValue(menuAtom);
  return useMemo(() => {
    if (!data) return undefined;
    const counts = new Map<string, number>();
    for (const { categoryId } of data) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
    return counts;
  }, [data]);
}
