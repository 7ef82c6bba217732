import { forwardRef, useRef, useState } from 'react';
import { type Control } from 'react-hook-form';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { type PictureProblem, preparePicture } from '../../../core/uploads/preparePicture';
import { FilePicker } from '../../../ui/patterns/FilePicker';
import { FormField } from '../../../ui/patterns/FormField';
import { Picture } from '../../../ui/patterns/Picture';
import { useDrop } from '../../../ui/patterns/useDrop';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { Field } from '../../../ui/primitives/Field';
import { color, radius, space } from '../../../ui/theme/theme';
import type { MenuItem } from '../types';
import type { ItemValues } from './itemValues';
import messages from './messages.en.json';

const PROBLEMS = {
  count: 'problemCount',
  empty: 'problemEmpty',
  unreadable: 'problemUnreadable',
  pixels: 'problemPixels',
} as const satisfies Record<PictureProblem | 'count', keyof typeof messages>;

const Place = styled.div<{ $isOver: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px dashed ${color.control};
  border-radius: ${radius.control};
  background: ${({ $isOver }) => ($isOver ? color.primarySoft : color.surface)};
`;

const Preview = styled(Picture)`
  aspect-ratio: 4 / 3;
  inline-size: min(100%, 320px);
  border-radius: ${radius.small};
  object-fit: cover;
`;

interface ImageFieldProps {
  control: Control<ItemValues>;
  item: MenuItem;
}

/** The picture of the dish: the present one, until another is chosen (decisions b86, c13). */
export function ImageField({ control, item }: ImageFieldProps) {
  return (
    <FormField control={control} name="image">
      {({ ref, value, onChange }) => (
        <ImageInput ref={ref} value={value} onChange={onChange} stored={item.image} />
      )}
    </FormField>
  );
}

interface ImageInputProps {
  value: File | null;
  onChange: (file: File | null) => void;
  /** Where the present picture is. */
  stored: string;
}

const ImageInput = forwardRef<HTMLInputElement, ImageInputProps>(function ImageInput(
  { value, onChange, stored },
  ref,
) {
  const text = useText(messages);
  const { pick, isChecking, isLarge, problem } = usePick(onChange);
  const drop = useDrop((files) => void pick(files));
  const alt = value ? 'pictureNew' : stored ? 'pictureNow' : 'pictureNone';
  return (
    <Field
      label={text('picture')}
      hint={text('pictureHint')}
      {...(problem ? { error: text(PROBLEMS[problem]) } : {})}
    >
      {(control) => (
        <Place $isOver={drop.isOver} {...drop.handlers}>
          <Preview source={value ?? stored} alt={text(alt)} />
          {value && isLarge && <Banner tone="warning">{text('pictureLarge')}</Banner>}
          <FilePicker
            {...control}
            ref={ref}
            accept="image/*"
            isChecking={isChecking}
            hasFile={value !== null}
            onPick={(files) => void pick(files)}
          />
          {value && (
            <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
              {text('pictureUndo')}
            </Button>
          )}
        </Place>
      )}
    </Field>
  );
});

/** Of two picks the later one counts; a refused one changes nothing. */
function usePick(onPicked: (file: File) => void) {
  const latest = useRef(0);
  const [isChecking, setChecking] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const [problem, setProblem] = useState<PictureProblem | 'count'>();

  async function pick(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file) return;
    latest.current += 1;
    const turn = latest.current;
    setProblem(undefined);
    if (files.length > 1) return setProblem('count');
    setChecking(true);
    const verdict = await preparePicture(file, 'dish');
    if (turn !== latest.current) return;
    setChecking(false);
    if ('problem' in verdict) return setProblem(verdict.problem);
    setLarge(verdict.isLarge);
    onPicked(verdict.file);
  }

  return { pick, isChecking, isLarge, problem };
}
