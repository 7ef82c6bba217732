import { useAtomValue, useSetAtom } from 'jotai';
import { useId, useMemo, useState } from 'react';
import { menuAtom } from '../../../core/menu/queries';
import { startRunAtom } from '../../../core/menu/runs/runs';
import { useItemName } from '../../../core/menu/useItemName';
import { useText } from '../../../core/messages/useText';
import { FilePicker, useDrop } from '../../../ui/patterns/files/FilePicker';
import { Banner } from '../../../ui/primitives/Banner';
import { Button, isRepeatedClick } from '../../../ui/primitives/Button';
import { Stack } from '../../../ui/primitives/layout/Layout';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { ProgressBar } from '../../../ui/primitives/ProgressBar';
import { useOffline } from '../../runs/public';
import messages from '../messages.en.json';
import { useAssigned, usePictures } from '../usePictures';
import { PictureList, PictureRow } from './PictureRow';

/** The number of rows at first, and how many more each click shows. Each row has a list of all dishes. */
const PAGE_SIZE = 25;

interface PicturesDialogProps {
  files: readonly File[];
  onClose: () => void;
}

/** Matches pictures to dishes by the names of their files. They are sent after the vendor has checked them. */
export function PicturesDialog({ files, onClose }: PicturesDialogProps) {
  const text = useText(messages);
  const { pictures, total, add } = usePictures(files);
  const { isReady, rows, changes, counts, choose } = useAssigned(pictures);
  const start = useSetAtom(startRunAtom);
  const offline = useOffline();
  const options = useDishes();
  const drop = useDrop((dropped) => void add(dropped));
  const [shown, setShown] = useState(PAGE_SIZE);
  const id = useId();
  const isReading = pictures.length < total || (total > 0 && !isReady);
  const blocked =
    (isReading && text('reading', { done: pictures.length, total })) ||
    (counts.doubled > 0 && text('doubled')) ||
    (changes.length === 0 && text('none')) ||
    offline;
  const send = () => {
    onClose();
    void start({ kind: 'pictures', changes });
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={text('title')}
      description={text('help')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('cancel')}</Button>
          <Button
            variant="primary"
            {...(blocked ? { blockedBy: blocked } : {})}
            onClick={(event) => !isRepeatedClick(event) && send()}
          >
            {text('upload', { count: changes.length })}
          </Button>
        </>
      }
    >
      <Stack gap={3} {...drop.handlers}>
        <FilePicker
          id={id}
          aria-describedby={undefined}
          aria-invalid={undefined}
          accept="image/*"
          cameraAccept={null}
          multiple
          chooseLabel={text('choose')}
          isChecking={false}
          hasFile={false}
          onPick={(picked) => void add(picked)}
        />
        {isReading && (
          <ProgressBar
            label={text('reading', { done: pictures.length, total })}
            value={pictures.length / total}
          />
        )}
        {!isReading && counts.unmatched > 0 && (
          <Banner tone="warning">{text('unmatched', { count: counts.unmatched })}</Banner>
        )}
        {counts.replaced > 0 && <Banner>{text('replaced', { count: counts.replaced })}</Banner>}
        <PictureList aria-label={text('list')}>
          {(isReady ? rows : []).slice(0, shown).map(({ picture, ...row }) => (
            <PictureRow
              key={picture.key}
              picture={picture}
              {...row}
              options={options}
              onChoose={(itemId) => choose(picture.key, itemId)}
            />
          ))}
        </PictureList>
        {rows.length > shown && (
          <Button onClick={() => setShown(shown + PAGE_SIZE)}>
            {text('showMore', { count: rows.length - shown })}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

/** The items of the menu by name. */
function useDishes() {
  const menu = useAtomValue(menuAtom).data;
  const nameOf = useItemName();
  return useMemo(
    () =>
      (menu ?? [])
        .filter(({ id }) => id !== '')
        .map((item) => ({ value: item.id, label: nameOf(item) }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    [menu, nameOf],
  );
}
