import type { Context } from 'hono';
import { denied } from './answers.ts';
import { asObject, type Fields } from './fields.ts';

const MAX_DEPTH = 24;
const MAX_KEYS = 20_000;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads the query of a GET, or the body of another request, which must be JSON or a multipart form. */
export async function readFields(c: Context): Promise<Fields> {
  if (c.req.method === 'GET') return c.req.query();
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return readJson(await c.req.text());
  if (type === 'multipart/form-data') return readForm(c);
  throw denied(415, 'Send JSON or a multipart form.');
}

function readJson(source: string): Fields {
  if (source.trim() === '') return {};
  let keys = 0;
  try {
    const value: unknown = JSON.parse(source, (key, inner: unknown) => {
      keys += 1;
      return keys > MAX_KEYS || FORBIDDEN_KEYS.has(key) ? undefined : inner;
    });
    const fields = asObject(value);
    if (!fields || keys > MAX_KEYS || depth(fields) > MAX_DEPTH) throw new SyntaxError();
    return fields;
  } catch {
    throw denied(400, 'The body is not a JSON object.');
  }
}

function depth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depth));
}

async function readForm(c: Context): Promise<Fields> {
  try {
    const form = await c.req.parseBody({ all: true });
    return Object.fromEntries(Object.entries(form).filter(([name]) => !FORBIDDEN_KEYS.has(name)));
  } catch {
    throw denied(400, 'The form cannot be read.');
  }
}
