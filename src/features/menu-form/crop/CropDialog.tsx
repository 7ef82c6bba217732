import { RotateCcw, RotateCw } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { isComposing } from '../../../core/dom/isComposing';
import { useText } from '../../../core/messages/useText';
import { type Area, cropPicture } from '../../../core/uploads/cropPicture';
import { Banner } from '../../../ui/primitives/Banner';
import { Button, IconButton } from '../../../ui/primitives/Button';
import { ChoiceGroup } from '../../../ui/primitives/form/ChoiceGroup';
import { Field } from '../../../ui/primitives/form/Field';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { Advice } from './Advice';
import { Controls, Frame, Layout } from './cropStyles';
import messages from './messages.en.json';
import { Previews } from './Previews';
import { SHAPE_NAMES, SHAPES, type Shape } from './shapes';

const MAX_ZOOM = 4;
/** How far an arrow key moves the picture, in pixels. */
const KEY_STEP = 8;
const CENTRE = { x: 0, y: 0 };

interface CropDialogProps {
  file: File;
  /** The object URL of the file. */
  url: string;
  /** Called with the cropped picture, or with `file` itself. */
  onDone: (file: File) => void;
  onClose: () => void;
}

/** Lets the vendor crop and rotate a picture before it is sent. */
export function CropDialog({ file, url, onDone, onClose }: CropDialogProps) {
  const text = useText(messages);
  const picture = useRef<HTMLImageElement>(null);
  const [shape, setShape] = useState<Shape>('wide');
  const [position, setPosition] = useState(CENTRE);
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  const [area, setArea] = useState<Area | null>(null);
  const [luminance, setLuminance] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const crop = useMemo(() => area && { area, rotation }, [area, rotation]);
  const look = area && luminance !== null ? { ...area, luminance } : null;
  const reason = hasFailed ? 'failed' : 'loading';
  const canCrop = crop !== null && !hasFailed;
  const rotate = (degrees: number) => {
    setPosition(CENTRE);
    setRotation((now) => (now + degrees + 360) % 360);
  };
  const onDrawn = (mean: number | null) => {
    setLuminance(mean);
    if (mean === null) setFailed(true);
  };
  const finish = async () => {
    if (!canCrop || !picture.current || isBusy) return;
    setBusy(true);
    try {
      onDone(await cropPicture(picture.current, crop, file));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={text('title')}
      description={text('help')}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('cancel')}</Button>
          <Button onClick={() => onDone(file)}>{text('asIs')}</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            {...(canCrop ? {} : { blockedBy: text(reason) })}
            onClick={() => void finish()}
          >
            {text('crop')}
          </Button>
        </>
      }
    >
      {hasFailed && <Banner tone="danger">{text('failed')}</Banner>}
      <Layout>
        <Frame>
          {/* Before the picture has loaded, the library reports NaN. */}
          <Cropper
            image={url}
            aspect={SHAPES[shape]}
            crop={position}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            rotation={rotation}
            keyboardStep={KEY_STEP}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': text('area') }}
            mediaProps={{ onError: () => setFailed(true) }}
            setImageRef={(ref) => {
              picture.current = ref.current;
            }}
            onCropChange={(next) => {
              if (Number.isFinite(next.x) && Number.isFinite(next.y)) setPosition(next);
            }}
            onZoomChange={setZoom}
            onCropAreaChange={(_percent, pixels) => {
              if (pixels.width > 0 && pixels.height > 0) setArea(pixels);
            }}
          />
        </Frame>
        <Controls role="presentation" onKeyDown={(event) => onEnter(event, finish)}>
          <ChoiceGroup
            label={text('shape')}
            isEven
            options={SHAPE_NAMES.map((value) => ({ value, label: text(value) }))}
            value={shape}
            onChange={setShape}
          />
          <div data-part="turn">
            <Zoom value={zoom} onChange={setZoom} />
            <IconButton
              variant="secondary"
              label={text('rotateLeft')}
              icon={<RotateCcw size={20} />}
              onClick={() => rotate(-90)}
            />
            <IconButton
              variant="secondary"
              label={text('rotateRight')}
              icon={<RotateCw size={20} />}
              onClick={() => rotate(90)}
            />
          </div>
          <Previews picture={picture} crop={crop} onDrawn={onDrawn} />
          <Advice look={look} />
        </Controls>
      </Layout>
    </Dialog>
  );
}

function Zoom({ value, onChange }: { value: number; onChange: (zoom: number) => void }) {
  const text = useText(messages);
  return (
    <Field label={text('zoom')}>
      {(control) => (
        <input
          {...control}
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.1}
          value={value}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
    </Field>
  );
}

/** Enter in an input would submit the form around the dialog. */
function onEnter(event: KeyboardEvent, act: () => Promise<void>): void {
  if (
    event.key !== 'Enter' ||
    isComposing(event.nativeEvent) ||
    !(event.target instanceof HTMLInputElement)
  )
    return;
  event.preventDefault();
  if (!event.repeat) void act();
}
