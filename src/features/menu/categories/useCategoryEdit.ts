import { useState } from 'react';
import { useDraft } from '../../../core/forms/useDraft';
import type { DishCategory } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { useUnsavedChanges } from '../../../core/navigation/useUnsavedChanges';
import { useWrite } from '../../../core/state/useWrite';
import { cleanName } from '../../../core/text/cleanName';
import { type CategoryEdit, isSame, NAME_MAX, problemsOf, rebased, trimmed } from './edits';
import messages from './messages.en.json';
import { CategoriesChanged, saveCategoriesAtom } from './mutations';

/** The vendor's changes of the categories. A list that is read again does not overwrite them. */
export function useCategoryEdit(saved: readonly DishCategory[], onSaved: () => void) {
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
