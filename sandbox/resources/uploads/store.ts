import { denied } from '../../answers.ts';
import type { SandboxContext } from '../../context.ts';
import { newId } from '../../ids.ts';
import { DOCUMENTS, fileType, PICTURES } from './fileType.ts';
import { uploads } from './schema.ts';

const ALLOWED = { picture: PICTURES, document: DOCUMENTS };

/** Stores a file and returns its relative path. Its first bytes decide whether the type is allowed. */
export async function storeUpload(
  { db }: Pick<SandboxContext, 'db'>,
  { kind, restaurantId, field, file }: Upload,
): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const contentType = fileType(bytes);
  if (!contentType || !ALLOWED[kind].includes(contentType)) {
    throw denied(422, `${field} must be one of ${ALLOWED[kind].join(', ')}`);
  }
  const id = newId();
  await db.insert(uploads).values({ id, restaurantId, kind, contentType, bytes });
  return `assets/uploads/${id}`;
}

interface Upload {
  kind: keyof typeof ALLOWED;
  restaurantId: string;
  /** The field that a refusal names. */
  field: string;
  file: File;
}
