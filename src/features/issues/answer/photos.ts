import { atom } from 'jotai';
import { uploadIssueProofAtom } from '../../../core/orders/issues/mutations';
import {
  type AnswerPhoto,
  type Asking,
  answerDraftsAtom,
  changeDraftAtom,
  draftOf,
} from './drafts';

/** The most pictures of an answer. */
export const MOST_PHOTOS = 10;

const changePhotoAtom = atom(
  null,
  (get, set, asking: Asking, key: number, change: Partial<AnswerPhoto>) => {
    // The draft may be gone, with its session or because the answer was sent.
    const { photos } = draftOf(get(answerDraftsAtom), asking);
    if (!photos.some((photo) => photo.key === key)) return;
    set(changeDraftAtom, asking, () => ({
      photos: photos.map((photo) => (photo.key === key ? { ...photo, ...change } : photo)),
    }));
  },
);

/** Sends a picture; resolves to whether it was sent. */
const sendPhotoAtom = atom(
  null,
  async (_get, set, asking: Asking, { key, file }: AnswerPhoto): Promise<boolean> => {
    set(changePhotoAtom, asking, key, { state: 'sending' });
    try {
      const id = await set(uploadIssueProofAtom, { issueId: asking.issueId, photo: file });
      set(changePhotoAtom, asking, key, { state: 'sent', id });
      return true;
    } catch {
      set(changePhotoAtom, asking, key, { state: 'failed' });
      return false;
    }
  },
);

/** Adds a checked picture and sends it at once, so that the answer does not have to wait for it. */
export const addPhotoAtom = atom(null, (get, set, asking: Asking, file: File, name: string) => {
  const { photos } = draftOf(get(answerDraftsAtom), asking);
  if (photos.length >= MOST_PHOTOS) return;
  const key = Math.max(0, ...photos.map((photo) => photo.key)) + 1;
  const photo: AnswerPhoto = { key, file, name, state: 'sending', id: '' };
  set(changeDraftAtom, asking, () => ({ photos: [...photos, photo] }));
  void set(sendPhotoAtom, asking, photo);
});

export const removePhotoAtom = atom(null, (_get, set, asking: Asking, key: number) =>
  set(changeDraftAtom, asking, ({ photos }) => ({
    photos: photos.filter((photo) => photo.key !== key),
  })),
);

/** Sends the pictures that are not sent yet; resolves to how many could not be sent. */
export const sendPhotosAtom = atom(null, async (get, set, asking: Asking): Promise<number> => {
  const { photos } = draftOf(get(answerDraftsAtom), asking);
  const left = photos.filter(({ state }) => state === 'failed');
  const sent = await Promise.all(left.map((photo) => set(sendPhotoAtom, asking, photo)));
  return sent.filter((isSent) => !isSent).length;
});
