import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { lineKey } from '../../../core/dom/lineKey';
import { useText } from '../../../core/messages/useText';
import type { OrderIssue } from '../../../core/orders/issues/types';
import { Picture } from '../../../ui/patterns/Picture';
import { Button } from '../../../ui/primitives/Button';
import { Quiet, Row } from '../../../ui/primitives/layout/Layout';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { color, focusRing, font, radius, scaled, space } from '../../../ui/theme/theme';
import { useLatest } from '../../../ui/useLatest';
import messages from '../messages.en.json';

/** The most photos on a card; the dialog has all. */
const ON_CARD = 4;

const Strip = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  list-style: none;
  & button {
    ${focusRing}
    display: grid;
    place-items: center;
    overflow: hidden;
    inline-size: ${scaled(68)};
    block-size: ${scaled(68)};
    padding: 0;
    border: 0;
    border-radius: ${radius.box};
    background: ${color.surface2};
    color: ${color.text};
    font: inherit;
    font-weight: ${font.weight.strong};
    cursor: zoom-in;
  }
`;

const Thumb = styled(Picture)`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

const Large = styled(Picture)`
  inline-size: 100%;
  block-size: min(56vh, ${scaled(560)});
  border-radius: ${radius.box};
  object-fit: contain;
`;

const Area = styled.div`
  display: grid;
  gap: ${space[3]};
`;

const Broken = styled.span`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  padding: ${space[1]};
  font-size: ${font.size.xs};
  font-weight: ${font.weight.regular};
  line-height: ${font.line.tight};
  text-align: center;
`;

const isPhoto = ({ type }: { type: string }) => type === '' || type.startsWith('image');

interface IssuePhotosProps extends Pick<OrderIssue, 'evidence'> {
  label: string;
}

/** Photos of the customer or of the packing, from allowed origins only (T3). Each opens large. */
export function IssuePhotos({ label, evidence }: IssuePhotosProps) {
  const text = useText(messages);
  const [opened, setOpened] = useState<number | null>(null);
  const photos = evidence.filter(isPhoto);
  const others = evidence.length - photos.length;
  const shown = photos.length > ON_CARD ? photos.slice(0, ON_CARD - 1) : photos;
  const nameOf = (at: number) => text('photo', { number: at + 1, count: photos.length });
  return (
    <>
      {photos.length > 0 && (
        <Strip aria-label={label}>
          {shown.map(({ url }, at) => (
            <li key={`${url}#${at}`}>
              <button type="button" aria-label={nameOf(at)} onClick={() => setOpened(at)}>
                <Thumb source={url} alt="" standIn={<BrokenPhoto />} />
              </button>
            </li>
          ))}
          {shown.length < photos.length && (
            <li>
              <button
                type="button"
                aria-label={text('photoAll', { count: photos.length })}
                onClick={() => setOpened(shown.length)}
              >
                {text('photoMore', { count: photos.length - shown.length })}
              </button>
            </li>
          )}
        </Strip>
      )}
      {others > 0 && <Quiet as="p">{text('otherFiles', { count: others })}</Quiet>}
      {opened !== null && (
        <PhotoDialog
          urls={photos.map(({ url }) => url)}
          at={opened}
          onMove={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

function BrokenPhoto({ isLarge = false }: { isLarge?: boolean }) {
  const text = useText(messages);
  return (
    <Broken>
      <ImageOff size={20} />
      {text(isLarge ? 'photoFailed' : 'photoBroken')}
    </Broken>
  );
}

interface PhotoDialogProps {
  urls: readonly string[];
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}

/** One photo at a time; the arrow keys do what the buttons do. */
function PhotoDialog({ urls, at, onMove, onClose }: PhotoDialogProps) {
  const text = useText(messages);
  const name = text('photo', { number: at + 1, count: urls.length });
  const move = useLatest((by: number) => onMove((at + by + urls.length) % urls.length));
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = area.current?.closest('dialog');
    const onKey = (event: KeyboardEvent) => {
      const key = lineKey(event.key, dialog);
      if (key === 'ArrowRight') move.current(1);
      if (key === 'ArrowLeft') move.current(-1);
    };
    dialog?.addEventListener('keydown', onKey);
    return () => dialog?.removeEventListener('keydown', onKey);
  }, [move]);
  return (
    <Dialog isOpen size="lg" title={name} closesOnBackdrop onClose={onClose}>
      <Area ref={area}>
        <Large key={at} source={urls[at] ?? null} alt={name} standIn={<BrokenPhoto isLarge />} />
        {urls.length > 1 && (
          <Row justify="space-between">
            <Button onClick={() => move.current(-1)}>{text('photoPrevious')}</Button>
            <Button onClick={() => move.current(1)}>{text('photoNext')}</Button>
          </Row>
        )}
      </Area>
    </Dialog>
  );
}
