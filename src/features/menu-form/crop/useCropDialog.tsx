import { type ReactNode, useEffect, useState } from 'react';
import type { EditFile, PickedFile } from '../../../core/uploads/fileChoice';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';

const CropDialog = lazyPage(() => import('./CropDialog'), 'CropDialog');

interface OpenCrop {
  picked: PickedFile;
  url: string;
  onEnd: (cropped: PickedFile | null) => void;
}

/** Shows a chosen picture in a dialog, whose code is loaded with the first picture. */
export function useCropDialog(): { edit: EditFile; dialog: ReactNode } {
  const [open, setOpen] = useState<OpenCrop>();
  const url = open?.url;
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);
  const edit: EditFile = (picked) =>
    new Promise((resolve) => {
      const onEnd = (cropped: PickedFile | null) => {
        setOpen(undefined);
        resolve(cropped);
      };
      setOpen({ picked, url: URL.createObjectURL(picked.file), onEnd });
    });
  const dialog = open && (
    <LazyPart isShown>
      <CropDialog
        file={open.picked.file}
        url={open.url}
        onDone={(file) => open.onEnd({ ...open.picked, file })}
        onClose={() => open.onEnd(null)}
      />
    </LazyPart>
  );
  return { edit, dialog };
}
