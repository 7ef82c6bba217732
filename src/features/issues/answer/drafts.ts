import { atom } from 'jotai';
import type { IssueAnswerKind } from '../../../core/orders/issues/types';
import { dataAtom } from '../../../core/state/queryClient';
import { generationAtom } from '../../../core/state/services';

export interface AnswerPhoto {
  key: number;
  /** The file to send. To repeat the upload, the same file is passed (c102). */
  file: File;
  name: string;
  state: 'sending' | 'sent' | 'failed';
  /** The id with which an answer names it, once it is sent. */
  id: string;
}

/** What the vendor has entered for an answer and not sent. */
export interface AnswerDraft {
  reasonId: string;
  text: string;
  /** The key of the chosen offer; `''` for the one that is proposed. */
  offer: string;
  photos: readonly AnswerPhoto[];
  /** Ids of the proofs of packing that are not sent with the answer. */
  withoutProofs: readonly string[];
}

/** The answer whose dialog is open. */
export interface Asking {
  issueId: string;
  answer: IssueAnswerKind;
}

export interface AnswerDrafts {
  asking: Asking | null;
  drafts: ReadonlyMap<string, AnswerDraft>;
}

export const NO_DRAFT: AnswerDraft = {
  reasonId: '',
  text: '',
  offer: '',
  photos: [],
  withoutProofs: [],
};

const NONE: AnswerDrafts = { asking: null, drafts: new Map() };

/** A new session starts without drafts; the screen restores those of the same vendor. */
const heldAtom = dataAtom((get) => {
  get(generationAtom);
  return atom(NONE);
});

/** The drafts of all answers. They outlive a dialog that is closed, and an answer that was refused (c105). */
export const answerDraftsAtom = atom(
  (get) => get(get(heldAtom)),
  (get, set, change: (now: AnswerDrafts) => AnswerDrafts) => set(get(heldAtom), change),
);

export const draftKey = ({ issueId, answer }: Asking) => `${answer} ${issueId}`;

export const draftOf = ({ drafts }: AnswerDrafts, asking: Asking): AnswerDraft =>
  drafts.get(draftKey(asking)) ?? NO_DRAFT;

export const changeDraftAtom = atom(
  null,
  (_get, set, asking: Asking, change: (draft: AnswerDraft) => Partial<AnswerDraft>) =>
    set(answerDraftsAtom, (now) => {
      const draft = draftOf(now, asking);
      const next = { ...draft, ...change(draft) };
      return { ...now, drafts: new Map(now.drafts).set(draftKey(asking), next) };
    }),
);

/** Opens the dialog of an answer, or closes it; the draft stays. */
export const askAtom = atom(null, (_get, set, asking: Asking | null) =>
  set(answerDraftsAtom, (now) => ({ ...now, asking })),
);

/** Removes the drafts of an issue that was answered. */
export const dropDraftsAtom = atom(null, (_get, set, issueId: string) =>
  set(answerDraftsAtom, ({ asking, drafts }) => ({
    asking: asking?.issueId === issueId ? null : asking,
    drafts: new Map([...drafts].filter(([key]) => !key.endsWith(` ${issueId}`))),
  })),
);

/** Drafts of a session that has ended. A picture that was being sent then is sent again with the answer. */
export const restoreDraftsAtom = atom(null, (_get, set, { asking, drafts }: AnswerDrafts) =>
  set(answerDraftsAtom, () => ({
    asking,
    drafts: new Map(
      [...drafts].map(([key, draft]) => {
        const photos = draft.photos.map((photo) =>
          photo.state === 'sending' ? { ...photo, state: 'failed' as const } : photo,
        );
        return [key, { ...draft, photos }];
      }),
    ),
  })),
);

/** Whether there is anything that would be lost. */
export function hasDrafts({ asking, drafts }: AnswerDrafts): boolean {
  return asking !== null || drafts.size > 0;
}
