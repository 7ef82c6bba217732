import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Camera } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { clockAtom } from '../../core/clock/state';
import { formatsAtom } from '../../core/format/formatsAtom';
import { useText } from '../../core/messages/useText';
import {
  proofQuestionAtom,
  type ProofQuestion as Question,
} from '../../core/orders/proof/question';
import { addProofAtom } from '../../core/orders/proof/sendProofs';
import {
  isProofNoteReadAtom,
  isProofWanted,
  proofSettingAtom,
} from '../../core/orders/proof/setting';
import { orderNameAtom } from '../../core/orders/shortNumbers';
import { Picture } from '../../ui/patterns/Picture';
import { Banner } from '../../ui/primitives/Banner';
import { Button, isRepeatedClick } from '../../ui/primitives/Button';
import { TextInput } from '../../ui/primitives/form/TextInput';
import { Checkbox } from '../../ui/primitives/form/Toggle';
import { Row, Stack, Text } from '../../ui/primitives/layout/Layout';
import { Dialog } from '../../ui/primitives/overlay/Dialog';
import { color, radius, space } from '../../ui/theme/theme';
import messages from './messages.en.json';
import { StuckProofs, UnsentProofs } from './unsent';
import { usePhoto } from './usePhoto';
import { nameOf, useTicks } from './useTicks';

/** The most characters of a seal that the backend takes. */
const LONGEST_SEAL = 60;

const Lines = styled.ul`
  display: grid;
  list-style: none;
  & > li {
    overflow-wrap: anywhere;
  }
  & > li:not(:last-child) {
    border-block-end: 1px solid ${color.border};
  }
  & label {
    inline-size: 100%;
    min-block-size: 48px;
  }
  & > li > div {
    justify-items: stretch;
  }
`;

const Bag = styled(Picture)`
  inline-size: 100%;
  max-block-size: 240px;
  border-radius: ${radius.card};
  object-fit: contain;
`;

const Shot = styled.div`
  display: grid;
  gap: ${space[2]};
`;

/** Asks what was packed, unless this device does not want to know it of this order. */
export function ProofQuestion(question: Question) {
  const setting = useAtomValue(proofSettingAtom);
  const close = useSetAtom(proofQuestionAtom);
  useEffect(() => {
    // A network that is lost before the proof is saved could no longer load it.
    void UnsentProofs.preload();
    void StuckProofs.preload();
  }, []);
  const isWanted = question.isLater || isProofWanted(setting, question.order);
  if (!isWanted) return null;
  return (
    <ProofDialog
      {...question}
      hasPhoto={(setting?.kind ?? 'photo') === 'photo'}
      onClose={() => close(null)}
    />
  );
}

interface ProofDialogProps extends Question {
  hasPhoto: boolean;
  onClose(): void;
}

function ProofDialog({ order, confirm, isLater, hasPhoto, onClose }: ProofDialogProps) {
  const text = useText(messages);
  const number = useAtomValue(orderNameAtom)(order);
  const clock = useAtomValue(clockAtom);
  const formId = useId();
  const ticks = useTicks(order);
  const { photo, hasFailed, isPreparing, onChange } = usePhoto();
  const [seal, setSeal] = useState<string | null>(null);
  const [isNoteRead, setNoteRead] = useAtom(isProofNoteReadAtom);
  const [hadNote] = useState(!isNoteRead && hasPhoto);
  const add = useSetAtom(addProofAtom);
  const camera = useRef<HTMLInputElement>(null);
  const shot = useRef<HTMLButtonElement>(null);
  // The dialog focuses its first field, a dish below the photo. In large text, the note above must stay in view.
  useEffect(() => shot.current?.focus({ preventScroll: true }), []);
  const end = () => {
    if (hadNote) setNoteRead(true);
    onClose();
  };
  const save = () => {
    confirm?.();
    void add({
      orderId: order.id,
      orderNumber: number,
      kind: photo ? 'photo' : 'list',
      at: new Date(clock.now()).toISOString(),
      lines: ticks.toProofLines(),
      seal: seal?.trim() ?? '',
      photo,
    });
    end();
  };
  const isNothing = !photo && !seal?.trim() && ticks.left === order.items.length;
  const isPhotoNext = hasPhoto && !photo;
  const isSealTooLong = (seal?.trim().length ?? 0) > LONGEST_SEAL;
  const blockedBy = isNothing
    ? text('nothingYet')
    : isSealTooLong
      ? text('sealTooLong')
      : undefined;
  return (
    <Dialog
      isOpen
      title={text('title')}
      description={text(isLater ? 'orderLater' : 'order', { number })}
      onClose={end}
      actions={
        <>
          <Button onClick={end}>{text('skip')}</Button>
          <Button
            type="submit"
            form={formId}
            variant={isPhotoNext ? undefined : 'primary'}
            isBusy={isPreparing}
            blockedBy={blockedBy}
          >
            {text(isPhotoNext ? 'saveList' : 'save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!blockedBy && !isPreparing) save();
        }}
      >
        <Stack gap={3}>
          {hadNote && <Banner>{text('note')}</Banner>}
          {/* Above the dishes, so that a long order needs no scrolling. */}
          {hasPhoto && (
            <Shot>
              {photo && <Bag source={photo} alt={text('photo')} />}
              {hasFailed && <Banner tone="warning">{text('photoFailed')}</Banner>}
              <Button
                ref={shot}
                isWide
                size="lg"
                variant={photo ? undefined : 'primary'}
                icon={<Camera size={20} />}
                isBusy={isPreparing}
                onClick={(event) => {
                  if (isRepeatedClick(event)) return;
                  // The camera hides the page, which would drop a step that waits.
                  confirm?.();
                  camera.current?.click();
                }}
              >
                {text(isPreparing ? 'preparing' : photo ? 'takeAnother' : 'takePhoto')}
              </Button>
              {/* Not focusable, so that no key opens the camera before a step that waits is sent. */}
              <input
                hidden
                ref={camera}
                type="file"
                accept="image/*"
                capture="environment"
                aria-label={text('takePhoto')}
                onChange={(event) => void onChange(event)}
              />
            </Shot>
          )}
          <Ticks ticks={ticks} />
          <Seal
            value={seal}
            error={isSealTooLong ? text('sealTooLong') : undefined}
            onChange={setSeal}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

interface SealProps {
  /** `null` until the vendor wants to type one. */
  value: string | null;
  error: string | undefined;
  onChange(value: string): void;
}

function Seal({ value, error, onChange }: SealProps) {
  const text = useText(messages);
  const field = useRef<HTMLInputElement>(null);
  const isOpen = value !== null;
  // The button that had the focus is gone.
  useEffect(() => field.current?.focus(), [isOpen]);
  return isOpen ? (
    <TextInput
      ref={field}
      label={text('seal')}
      error={error}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  ) : (
    <Row>
      <Button size="sm" variant="ghost" onClick={() => onChange('')}>
        {text('addSeal')}
      </Button>
    </Row>
  );
}

function Ticks({ ticks }: { ticks: ReturnType<typeof useTicks> }) {
  const text = useText(messages);
  const { number: toNumber } = useAtomValue(formatsAtom);
  const { lines, left, toggle, tickAll } = ticks;
  return (
    <Stack gap={2}>
      <Row justify="space-between">
        <Text size="sm" tone="textMuted">
          {text('items')}
        </Text>
        {left > 0 && (
          <Button size="sm" onClick={tickAll}>
            {text('tickAll')}
          </Button>
        )}
      </Row>
      <Lines aria-label={text('items')}>
        {lines.map(({ key, item, isTicked }) => (
          <li key={key}>
            <Checkbox
              label={text('item', { count: toNumber(item.quantity), name: nameOf(item) })}
              checked={isTicked}
              onChange={() => toggle(key)}
            />
          </li>
        ))}
      </Lines>
    </Stack>
  );
}
