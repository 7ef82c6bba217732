import { useRef, useState } from 'react';
import { checkUpload, type UploadProblem } from '../../../core/uploads/checkUpload';
import type { ImageType } from '../../../core/uploads/imageHeader';
import { shrinkPhoto } from '../../../core/uploads/shrinkPhoto';

/** A photo that passed, and the name that its owner knows it by. */
export interface PickedDocument {
  file: File;
  /** Bytes as picked; more than `file.size` when it was made smaller. */
  pickedSize: number;
  pickedName: string;
}

/** Checks what was picked; of two picks the later one counts. A refused one changes nothing. */
export function useDocumentPick(onPicked: (picked: PickedDocument) => void) {
  const latest = useRef(0);
  const [isChecking, setChecking] = useState(false);
  const [problem, setProblem] = useState<UploadProblem>();

  async function pick(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    latest.current += 1;
    const turn = latest.current;
    setChecking(true);
    setProblem(undefined);
    const verdict = await checkUpload(files);
    const picked = 'file' in verdict ? await prepare(verdict) : null;
    if (turn !== latest.current) return;
    setChecking(false);
    if (picked) onPicked(picked);
    else if ('problem' in verdict) setProblem(verdict.problem);
  }

  return { pick, isChecking, problem, clearProblem: () => setProblem(undefined) };
}

async function prepare({ file, type }: { file: File; type: ImageType }): Promise<PickedDocument> {
  const sent = await shrinkPhoto(file);
  const sentType = sent === file ? type : 'image/jpeg';
  // The name on the device may tell more than the document; the server gets one of ours (T14).
  const name = sentType === 'image/png' ? 'document.png' : 'document.jpg';
  const document = new File([sent], name, { type: sentType });
  return { file: document, pickedSize: file.size, pickedName: file.name };
}
