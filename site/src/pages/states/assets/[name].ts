import { drawPicture } from '../../../../../sandbox/resources/uploads/pictures.ts';
import { recorded } from '../../../states/recorded.ts';

const PICTURE = /"assets\/([a-z0-9-]+\.(?:svg|png))"/g;

/** The pictures that the records name. */
export async function getStaticPaths() {
  const names = [...(await recorded).matchAll(PICTURE)].map(([, name]) => name);
  return [...new Set(names)].map((name) => ({ params: { name } }));
}

export function GET({ params }: { params: { name: string } }): Response {
  const picture = drawPicture(params.name);
  if (!picture) return new Response(null, { status: 404 });
  return new Response(Buffer.from(picture.bytes), {
    headers: { 'content-type': picture.contentType },
  });
}
