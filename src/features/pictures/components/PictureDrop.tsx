import { atom, useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { isUnderWay, runStateAtom } from '../../../core/menu/runs/state';
import { useText } from '../../../core/messages/useText';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { useDrop } from '../../../ui/patterns/files/FilePicker';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { Stack } from '../../../ui/primitives/layout/Layout';
import { color, radius, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';

const PicturesDialog = lazyPage(() => import('./PicturesDialog'), 'PicturesDialog');

const Zone = styled(Stack)`
  &[data-over] {
    outline: 2px dashed ${color.primary};
    outline-offset: 4px;
    border-radius: ${radius.card};
  }
  &[data-over]::after {
    content: attr(data-over);
    position: sticky;
    inset-block-end: ${space[4]};
    justify-self: center;
    padding: ${space[3]} ${space[5]};
    border-radius: ${radius.card};
    background: ${color.primary};
    color: ${color.onPrimary};
    pointer-events: none;
  }
`;

/** The pictures that the dialog opens with; `null` while it is closed. */
export const addedPicturesAtom = atom<readonly File[] | null>(null);

/** Takes pictures that are dropped on the menu, and shows the dialog for them. */
export function PictureDrop({ children }: { children: ReactNode }) {
  const text = useText(messages);
  const [files, setFiles] = useAtom(addedPicturesAtom);
  const mayEdit = useAtomValue(accessAtom)(RIGHTS.editMenu);
  const { run, isElsewhere } = useAtomValue(runStateAtom);
  const isOpen = mayEdit && !isUnderWay(run) && !isElsewhere;
  const drop = useDrop(setFiles);
  useEffect(() => () => setFiles(null), [setFiles]);
  return (
    <>
      <Zone
        data-over={(isOpen && drop.isOver && text('dropHere')) || undefined}
        {...(isOpen && drop.handlers)}
      >
        {children}
      </Zone>
      {files && (
        <LazyPart isShown>
          <PicturesDialog files={files} onClose={() => setFiles(null)} />
        </LazyPart>
      )}
    </>
  );
}
