import { randomUUID } from 'node:crypto';

/** The largest picture, in bytes. */
export const LARGEST_PICTURE = 5 * 2 ** 20;

export interface Pictures {
  /** Stores a picture and returns its id. */
  add(picture: File): Promise<string>;
  /** The picture as a response, without a chance to run as a page. */
  respond(id: string): Response | null;
}

/** The uploaded pictures. */
export function createPictures(): Pictures {
  const pictures = new Map<string, { bytes: ArrayBuffer; type: string }>();
  return {
    async add(picture) {
      const id = randomUUID();
      pictures.set(id, { bytes: await picture.arrayBuffer(), type: picture.type });
      return id;
    },
    respond(id) {
      const picture = pictures.get(id);
      if (!picture) return null;
      return new Response(picture.bytes, {
        headers: {
          'Content-Type': picture.type,
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'max-age=31536000, immutable',
        },
      });
    },
  };
}

export function isPicture(value: unknown): value is File {
  return value instanceof File && /^image\/(png|jpeg|webp)$/.test(value.type);
}
