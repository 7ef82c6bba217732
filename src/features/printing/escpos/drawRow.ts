import type { Row } from './rows';
import { wrapWords } from '../../../core/format/wrapWords';

/** In dots. */
const FONTS = { normal: 24, large: 34, huge: 96 } as const;
const COLUMN = 12;
const LINE = 1.4;
const BOX_PADDING = 10;
const FAMILY = `system-ui, 'Noto Sans', 'Noto Sans Devanagari', 'Nirmala UI', sans-serif`;

/** Draws a row as an image of `width` dots, for letters that the printer does not have. */
export function drawRow(row: Row, width: number): ImageData {
  const canvas = document.createElement('canvas');
  const size = FONTS[row.size];
  const font = `${row.isStrong ? '700 ' : ''}${size}px ${FAMILY}`;
  const context = contextOf(canvas);
  context.font = font;
  const padding = row.isBoxed ? BOX_PADDING : 0;
  const column = (COLUMN * size) / FONTS.normal;
  const indent = row.indent * column + padding;
  const endWidth = row.end ? context.measureText(row.end).width + COLUMN : 0;
  const room = width - padding - endWidth;
  const lines = wrapWords(row.start, (line) => indent + context.measureText(line).width <= room);
  const lineHeight = Math.ceil(size * LINE);
  canvas.width = width;
  // The encoder needs a multiple of eight.
  canvas.height = Math.ceil((lines.length * lineHeight + 2 * padding) / 8) * 8;
  // A canvas is cleared when its size changes.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  context.font = font;
  context.textBaseline = 'middle';
  for (const [at, line] of lines.entries()) {
    const y = padding + (at + 0.5) * lineHeight;
    const x = row.isCentered ? (width - context.measureText(line).width) / 2 : indent;
    context.fillText(line, x, y);
  }
  if (row.lead) {
    context.textAlign = 'end';
    context.fillText(row.lead, indent - column, padding + lineHeight / 2);
  }
  if (row.end) {
    context.textAlign = 'end';
    context.fillText(row.end, width, padding + lineHeight / 2);
  }
  if (row.isBoxed) {
    context.lineWidth = 3;
    context.strokeRect(2, 2, canvas.width - 4, canvas.height - 4);
  }
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas');
  return context;
}
