import { useAtomValue, useSetAtom } from 'jotai';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import type { RefusedFile } from '../../../core/uploads/fileChoice';
import { preparePicture } from '../../../core/uploads/preparePicture';
import uiMessages from '../../../ui/messages.en.json';
import { FILE_PROBLEMS, FilePicker } from '../../../ui/patterns/files/FilePicker';
import { IconButton } from '../../../ui/primitives/Button';
import { Field } from '../../../ui/primitives/form/Field';
import { Quiet, Stack } from '../../../ui/primitives/layout/Layout';
import { color, font, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { type Asking, answerDraftsAtom, draftOf } from './drafts';
import { addPhotoAtom, MOST_PHOTOS, removePhotoAtom } from './photos';
import { Thumb } from './Thumb';

const Photos = styled.ul`
  display: grid;
  gap: ${space[2]};
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[3]};
    font-size: ${font.size.sm};
    overflow-wrap: anywhere;
  }
  & [data-state='failed'] {
    color: ${color.danger};
  }
`;

/** Pictures for an answer: made smaller on the device, without the place where they were taken, and sent at once. */
export function PhotoField({ asking }: { asking: Asking }) {
  const text = useText(messages);
  const uiText = useText(uiMessages);
  const { photos } = draftOf(useAtomValue(answerDraftsAtom), asking);
  const remove = useSetAtom(removePhotoAtom);
  const { pick, isChecking, refused } = usePhotoPick(asking);
  const problems = refused.map(({ pickedName, problem }) =>
    problem === 'count'
      ? text('tooManyPhotos', { max: MOST_PHOTOS })
      : text('photoRefused', { name: clip(pickedName), problem: uiText(FILE_PROBLEMS[problem]) }),
  );
  const error = problems.length > 0 ? { error: problems.join('\n') } : {};
  return (
    <Field
      label={text('yourPhotos')}
      labelNote={text('optional')}
      hint={text('photoHint')}
      {...error}
    >
      {(control) => (
        <Stack gap={2}>
          {photos.length > 0 && (
            <Photos aria-label={text('yourPhotos')}>
              {photos.map(({ key, file, name, state }) => (
                <li key={key}>
                  <Thumb source={file} alt="" />
                  <span data-state={state}>
                    <bdi>{clip(name)}</bdi>{' '}
                    <Quiet role="status">
                      {state === 'sending' && text('photoSending')}
                      {state === 'failed' && text('photoNotSent')}
                    </Quiet>
                  </span>
                  <IconButton
                    label={text('removePhoto', { name: clip(name) })}
                    icon={<X size={18} />}
                    onClick={() => remove(asking, key)}
                  />
                </li>
              ))}
            </Photos>
          )}
          <FilePicker
            {...control}
            accept="image/*"
            multiple
            isChecking={isChecking}
            hasFile
            chooseLabel={text('addPhotos')}
            onPick={(files) => void pick(files)}
          />
        </Stack>
      )}
    </Field>
  );
}

/** Checks files one by one, because decoding several large photos at once would fill a phone's memory. */
function usePhotoPick(asking: Asking) {
  const add = useSetAtom(addPhotoAtom);
  const { photos } = draftOf(useAtomValue(answerDraftsAtom), asking);
  const [checking, setChecking] = useState(0);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const lastNumber = useRef(0);

  async function pick(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    setChecking((count) => count + 1);
    const room = MOST_PHOTOS - photos.length;
    const bad: RefusedFile[] = files.length > room ? [{ pickedName: '', problem: 'count' }] : [];
    for (const picked of files.slice(0, Math.max(0, room))) {
      lastNumber.current += 1;
      const verdict = await preparePicture(picked, `issue-${lastNumber.current}`);
      if ('file' in verdict) add(asking, verdict.file, picked.name);
      else bad.push({ pickedName: picked.name, problem: verdict.problem });
    }
    setRefused(bad);
    setChecking((count) => count - 1);
  }

  return { pick, isChecking: checking > 0, refused };
}
