import { denied } from '../../calls.ts';
import type { SandboxContext } from '../../context.ts';
import { newId } from '../../ids.ts';
import { DOCUMENTS, fileType, PICTURES } from './fileType.ts';
import { uploads } from './schema.ts';

/** Keeps a picture and answers its relative path; refuses what is none. */
export async function storePicture(
  sandbox: Pick<SandboxContext, 'db'>,
  restaurantId: string,
  field: string,
  file: File,
): Promise<string> {
  return store(sandbox, { restaurantId, kind: 'picture', ...(await read(field, file, PICTURES)) });
}

/** Keeps a verification document and answers its relative path. */
export async function storeDocument(
  sandbox: Pick<SandboxContext, 'db'>,
  restaurantId: string,
  field: string,
  file: File,
): Promise<string> {
  return store(sandbox, {
    restaurantId,
    kind: 'document',
    ...(await read(field, file, DOCUMENTS)),
  });
}

async function read(field: string, file: File, allowed: readonly string[]) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const contentType = fileType(bytes);
  if (!contentType || !allowed.includes(contentType)) {
    throw denied(422, `${field} must be one of ${allowed.join(', ')}`);
  }
  return { bytes, contentType };
}

async function store(
  { db }: Pick<SandboxContext, 'db'>,
  row: Omit<typeof uploads.$inferInsert, 'id'>,
): Promise<string> {
  const id = newId();
  await db.insert(uploads).values({ id, ...row });
  return `assets/uploads/${id}`;
}
