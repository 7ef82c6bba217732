import { useAtomValue } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { useText } from '../../core/messages/useText';
import { leaveGuardAtom } from '../../core/navigation/leaveGuard';
import { LazyPart } from '../../ui/patterns/LazyPart';
import { lazyPage } from '../../ui/patterns/lazyPage';
import messages from '../messages.en.json';

const ConfirmDialog = lazyPage(
  () => import('../../ui/primitives/overlay/ConfirmDialog'),
  'ConfirmDialog',
);

interface LeaveQuestionProps {
  onUnsavedChanges: (isDirty: boolean) => void;
}

/** The dialog for unsaved changes of every form. */
export function LeaveQuestion({ onUnsavedChanges }: LeaveQuestionProps) {
  const text = useText(messages);
  const guard = useAtomValue(leaveGuardAtom);
  const question = useSyncExternalStore(guard.subscribe, guard.getQuestion);
  const isDirty = useSyncExternalStore(guard.subscribe, guard.isDirty);
  useEffect(() => {
    if (!isDirty) return;
    onUnsavedChanges(true);
    return () => onUnsavedChanges(false);
  }, [isDirty, onUnsavedChanges]);
  // Listen only while there are changes, because a permanent listener disables the back-forward cache.
  useEffect(() => (isDirty ? askBeforeUnload(window) : undefined), [isDirty]);
  return (
    <LazyPart isShown={question !== null}>
      <ConfirmDialog
        isOpen
        title={question?.words?.title ?? text('leaveTitle')}
        description={question?.words?.text ?? text('leaveText')}
        confirmLabel={text('leave')}
        cancelLabel={text('stay')}
        onConfirm={() => guard.answer(true)}
        onCancel={() => guard.answer(false)}
      />
    </LazyPart>
  );
}

function askBeforeUnload(page: Window): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  page.addEventListener('beforeunload', ask);
  return () => page.removeEventListener('beforeunload', ask);
}
