import { useAtomValue } from 'jotai';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useDraft } from '../../../core/forms/useDraft';
import menuMessages from '../../../core/menu/messages.en.json';
import { editedCategoriesAtom, menuAtom } from '../../../core/menu/queries';
import type { DishCategory } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { RETURNING } from '../../../core/navigation/returning';
import { useUnsavedChanges } from '../../../core/navigation/useUnsavedChanges';
import { useWrite } from '../../../core/state/useWrite';
import { cleanName } from '../../../core/text/cleanName';
import uiMessages from '../../../ui/messages.en.json';
import { ListEmpty } from '../../../ui/patterns/list/ListEmpty';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { moved } from '../../../ui/patterns/reorder/moved';
import { ReorderList } from '../../../ui/patterns/reorder/ReorderList';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { Field } from '../../../ui/primitives/form/Field';
import { Input } from '../../../ui/primitives/form/TextInput';
import { Switch } from '../../../ui/primitives/form/Toggle';
import { Quiet, Row } from '../../../ui/primitives/layout/Layout';
import { StickyFoot } from '../../../ui/primitives/layout/ScreenLayout';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { box, controlHeight, scaled, space } from '../../../ui/theme/theme';
import {
  CategoriesChanged,
  type CategoryEdit,
  isSame,
  NAME_MAX,
  problemsOf,
  rebased,
  saveCategoriesAtom,
  trimmed,
} from '../categories/data';
import messages from '../categories/messages.en.json';

/** `/food-menu/categories` */
export function CategoriesPage() {
  const text = useText(messages);
  const menuText = useText(menuMessages);
  const query = useAtomValue(editedCategoriesAtom);
  const navigate = useNavigate();
  const { search } = useLocation();
  const leave = (replace = false) =>
    void navigate({ pathname: paths.foodMenu, search }, { replace, state: RETURNING });
  return (
    <Page title={text('title')} onBack={() => leave()} backLabel={menuText('backToMenu')}>
      <QueryView
        query={query}
        skeleton={<Skeleton count={8} height="60px" />}
        empty={
          <ListEmpty text={text('empty')} help={text(query.data ? 'emptyHelp' : 'loadHelp')} />
        }
      >
        {(categories) => (
          <CategoryEditor
            categories={categories}
            onCancel={() => leave()}
            // Replaces the history entry, so that Back does not reopen the form.
            onSaved={() => leave(true)}
          />
        )}
      </QueryView>
    </Page>
  );
}

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
function CategoryEditor({ categories, onCancel, onSaved }: CategoryEditorProps) {
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

/** The vendor's changes of the categories. A list that is read again does not overwrite them. */
function useCategoryEdit(saved: readonly DishCategory[], onSaved: () => void) {
  const text = useText(messages);
  const [edit, setEdit] = useState<CategoryEdit | null>(null);
  const [isChecked, setChecked] = useState(false);
  const { base, rows } = edit ?? { base: saved, rows: saved };
  const isDirty = !isSame(base, rows);
  const { allowLeaving } = useUnsavedChanges(isDirty);
  useDraft<CategoryEdit>('menu-categories', {
    read: () => (isDirty ? edit : null),
    restore: setEdit,
  });
  const sending = useWrite(saveCategoriesAtom, {
    group: 'menu',
    done: () => text('saved'),
    failed: text('saveFailed'),
    reasons: {
      refused: text('notSaved'),
      lost: text('answerLost'),
      changed: text('changedElsewhere'),
    },
    onChanged: (failure) => {
      if (failure instanceof CategoriesChanged) setEdit(rebased({ base, rows }, failure.now));
    },
    onDone: () => {
      allowLeaving();
      onSaved();
    },
  });
  const problems = isChecked ? problemsOf(rows) : null;

  return {
    rows,
    isDirty,
    sending,
    /** The name that is saved, if the vendor has changed it. */
    savedName(row: DishCategory) {
      const was = base.find(({ id }) => id === row.id)?.name;
      return was !== undefined && cleanName(was) !== cleanName(row.name) ? was : undefined;
    },
    problem({ id, name }: DishCategory) {
      const problem = problems?.get(id);
      return problem && text(problem, { max: NAME_MAX, count: cleanName(name).length });
    },
    onChange: (next: readonly DishCategory[]) => setEdit({ base, rows: next }),
    /** Returns whether the names are valid. */
    save(): boolean {
      setChecked(true);
      if (problemsOf(rows).size > 0) return false;
      void sending.run({ base, rows: trimmed(rows) });
      return true;
    },
  };
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

/** In a narrow portal, the switch is below the name. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 0 ${space[4]};
  padding-block: ${space[1]};
  ${box.fromMedium} {
    grid-template-columns: minmax(0, 1fr) max-content;
  }
  & > [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[4]};
    min-block-size: ${controlHeight};
  }
  & > [data-part='facts'] > :last-child {
    min-inline-size: ${scaled(72)};
    /* A second line for the number would make each row higher. */
    ${box.narrow} {
      display: none;
    }
  }
`;

interface CategoryFieldsProps {
  row: DishCategory;
  /** The position, from 1. */
  number: number;
  /** The number of items; `undefined` while the menu is not read. */
  items: number | undefined;
  savedName: string | undefined;
  problem: string | undefined;
  onChange: (change: Partial<DishCategory>) => void;
}

function CategoryFields(props: CategoryFieldsProps) {
  const { row, number, items, savedName, problem, onChange } = props;
  const text = useText(messages);
  const hint = savedName && { hint: text('savedName', { name: savedName }) };
  return (
    <Fields>
      <Field
        label={text('name', { number })}
        isLabelHidden
        {...hint}
        {...(problem !== undefined && { error: problem })}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            value={row.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <div data-part="facts">
        <Switch
          label={text('hidden')}
          aria-label={text('hiddenOf', { name: row.name.trim() || text('unnamed') })}
          checked={row.isHidden}
          onChange={(isHidden) => onChange({ isHidden })}
        />
        <Quiet>{items !== undefined && text('items', { count: items })}</Quiet>
      </div>
    </Fields>
  );
}
