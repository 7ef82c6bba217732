import type { Answer, CallInput } from '../../calls.ts';
import type { SandboxContext } from '../../context.ts';
import type { Resource } from '../resource.ts';
import { presentTexts } from './present.ts';
import { legalTexts } from './schema.ts';
import { texts } from './texts.ts';

async function about({ sandbox }: CallInput): Promise<Answer> {
  return { data: presentTexts(await sandbox.db.select().from(legalTexts)) };
}

async function seedShared({ db }: SandboxContext): Promise<void> {
  const rows = Object.entries(texts).map(([name, html]) => ({ name, html }));
  await db.insert(legalTexts).values(rows);
}

export const legal: Resource = {
  calls: [{ endpoint: 'about', method: 'GET', path: '/about', isPublic: true, run: about }],
  seedShared,
};
