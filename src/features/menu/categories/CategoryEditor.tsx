import { useAtomValue } from 'jotai';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../../core/messages/useText';
import uiMessages from '../../../ui/messages.en.json';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { Row, Stack, StickyFoot } from '../../../ui/primitives/layout/Layout';
import { Quiet } from '../../../ui/primitives/layout/Text';
import { menuAtom } from '../queries';
import type { DishCategory } from '../types';
import { CategoryList } from './CategoryList';
import messages from './messages.en.json';
import { useCategoryEdit } from './useCategoryEdit';

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
    <form ref={form} noValidate autoComplete="off" onSubmit={submit}>
      <Stack gap={3}>
        <Quiet as="p">{text('order')}</Quiet>
        <CategoryList edit={edit} counts={useCounts()} />
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
      </Stack>
    </form>
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
