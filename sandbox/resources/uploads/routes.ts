import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { SandboxContext, SandboxEnv } from '../../context.ts';
import { drawPicture } from './pictures.ts';
import { type UploadRow, uploads } from './schema.ts';

// An SVG that is opened as a page must not run or load anything.
const LOCKED = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Serves the files at the relative paths that the API returns. An `<img>` sends no token, so only the secret id
 * protects a file.
 */
export function assetRoutes(sandbox: SandboxContext): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.get('/uploads/:id', async (c) => {
    const upload = await findUpload(sandbox, c.req.param('id'));
    if (!upload) return c.notFound();
    const name = upload.kind === 'document' ? 'attachment; filename="document"' : 'inline';
    return fileResponse(upload, name);
  });
  app.get('/:name', (c) => {
    const picture = drawPicture(c.req.param('name'));
    return picture ? fileResponse(picture, 'inline') : c.notFound();
  });
  return app;
}

function fileResponse(
  { bytes, contentType }: Pick<UploadRow, 'bytes' | 'contentType'>,
  disposition: string,
): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': contentType,
      'content-disposition': disposition,
      'content-security-policy': LOCKED,
    },
  });
}

async function findUpload({ db }: SandboxContext, id: string): Promise<UploadRow | null> {
  const [upload] = await db.select().from(uploads).where(eq(uploads.id, id));
  return upload ?? null;
}
