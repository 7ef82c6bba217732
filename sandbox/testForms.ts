import { drawPicture } from './resources/uploads/pictures.ts';

type Part = string | number | boolean | Blob | object;

/** Builds a form as the portal does: one part for each file, and objects as JSON. */
export function toForm(parts: Record<string, Part | Part[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    const isFiles =
      Array.isArray(value) && value.length > 0 && value.every((one) => one instanceof Blob);
    for (const part of isFiles ? value : [value]) form.append(name, encoded(part));
  }
  return form;
}

function encoded(part: Part | Part[]): string | Blob {
  if (part instanceof Blob) return part;
  return typeof part === 'object' ? JSON.stringify(part) : String(part);
}

export function pngFile(name = 'picture.png'): File {
  const bytes = drawPicture('test.png')?.bytes ?? new Uint8Array();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}
