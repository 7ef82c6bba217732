/** `gone`: the file was changed or deleted on the device. `heic`: a photo of an iPhone that this browser cannot open. */
export type FileProblem =
  | 'count'
  | 'empty'
  | 'size'
  | 'type'
  | 'unreadable'
  | 'heic'
  | 'pixels'
  | 'gone';

/** A checked file. */
export interface PickedFile {
  file: File;
  /** The name of the file on the device. */
  pickedName: string;
  /** The size in bytes before the photo was made smaller. */
  pickedSize: number;
}

export interface RefusedFile {
  pickedName: string;
  problem: FileProblem;
}

/** Checks a file and returns the file to send. */
export type PrepareFile = (file: File) => Promise<{ file: File } | { problem: FileProblem }>;

/** Lets the vendor change a checked file. `null` leaves the files that were chosen before. */
export type EditFile = (picked: PickedFile) => Promise<PickedFile | null>;

/** The value of a file field in a form. */
export interface FileChoice {
  files: readonly PickedFile[];
  /** The files that were refused. While there are any, the form is not sent. */
  refused: readonly RefusedFile[];
  isChecking: boolean;
}

export const NO_FILES: FileChoice = { files: [], refused: [], isChecking: false };

export function isFileChoice(value: unknown): value is FileChoice {
  return typeof value === 'object' && value !== null && 'files' in value && 'refused' in value;
}

export function withoutFiles(choice: FileChoice, sent: readonly File[]): FileChoice {
  return { ...choice, files: choice.files.filter(({ file }) => !sent.includes(file)) };
}

/** Refuses files that were changed or deleted on the device. */
export async function refuseGone(choice: FileChoice): Promise<FileChoice> {
  const checked = await Promise.all(
    choice.files.map(async (picked) => ({ picked, isGone: !(await isReadable(picked.file)) })),
  );
  const gone = checked.filter(({ isGone }) => isGone).map(({ picked }) => picked);
  if (gone.length === 0) return choice;
  return {
    ...choice,
    files: choice.files.filter((picked) => !gone.includes(picked)),
    refused: [
      ...choice.refused,
      ...gone.map(({ pickedName }) => ({ pickedName, problem: 'gone' as const })),
    ],
  };
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
