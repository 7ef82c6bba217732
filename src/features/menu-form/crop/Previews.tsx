import { type RefObject, useEffect, useRef } from 'react';
import { useText } from '../../../core/messages/useText';
import { type Crop, drawCrop, partOf } from '../../../core/uploads/cropPicture';
import { canvasLuminance } from '../../../core/uploads/pictureAdvice';
import { Shown } from './cropStyles';
import messages from './messages.en.json';
import { SHAPE_NAMES, SHAPES, type Shape } from './shapes';

/** Length in pixels of the longer side; twice as long as on the screen. */
const SIDE = 224;

interface PreviewsProps {
  picture: RefObject<HTMLImageElement | null>;
  crop: Crop | null;
  /** Called with the mean luminance of the crop; `null` if the browser cannot draw it. */
  onDrawn: (luminance: number | null) => void;
}

/** The crop in both shapes. */
export function Previews({ picture, crop, onDrawn }: PreviewsProps) {
  const text = useText(messages);
  const canvases = useRef(new Map<Shape, HTMLCanvasElement>());
  const drawn = useRef(onDrawn);
  useEffect(() => {
    drawn.current = onDrawn;
  });
  useEffect(() => {
    if (!picture.current || !crop) return;
    try {
      for (const [shape, canvas] of canvases.current) {
        const area = partOf(crop.area, SHAPES[shape]);
        const context = drawCrop(canvas, picture.current, { ...crop, area }, SIDE);
        if (shape === 'wide') drawn.current(canvasLuminance(context));
      }
    } catch {
      drawn.current(null);
    }
  }, [picture, crop]);
  return (
    <Shown>
      {SHAPE_NAMES.map((shape) => (
        <figure key={shape}>
          <canvas
            ref={(canvas) => {
              if (canvas) canvases.current.set(shape, canvas);
            }}
            role="img"
            aria-label={text('preview', { shape: text(shape) })}
            style={{ aspectRatio: SHAPES[shape] }}
          />
          <figcaption aria-hidden>{text(shape)}</figcaption>
        </figure>
      ))}
    </Shown>
  );
}
