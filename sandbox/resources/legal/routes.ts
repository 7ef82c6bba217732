import type { Answer } from '../../answers.ts';
import type { CallInput } from '../../calls.ts';
import type { SandboxContext } from '../../context.ts';
import type { Resource } from '../resource.ts';
import { legalTexts } from './schema.ts';
import { texts } from './texts.ts';

/** Returns all three texts. A text that the marketplace does not have is empty. */
async function about({ sandbox }: CallInput): Promise<Answer> {
  const rows = await sandbox.db.select().from(legalTexts);
  const htmlOf = (name: string) => rows.find((row) => row.name === name)?.html ?? '';
  return { data: Object.fromEntries(Object.keys(texts).map((name) => [name, htmlOf(name)])) };
}

async function seedShared({ db }: SandboxContext): Promise<void> {
  const rows = Object.entries(texts).map(([name, html]) => ({ name, html }));
  await db.insert(legalTexts).values(rows);
}

export const legal: Resource = {
  publicCalls: { about },
  seedShared,
};
