import { eq, sql } from 'drizzle-orm';
import { Refusal } from '../../answers.ts';
import type { SandboxContext } from '../../context.ts';
import { newCode } from '../../ids.ts';
import { signInCodes } from './schema.ts';

const MAX_WRONG_TRIES = 5;
const CODE_LIFE = 10 * 60_000;

/** Passes a new code to `onCode`. The answer to the request must not contain the code. */
export async function sendCode(sandbox: SandboxContext, phone: string): Promise<string> {
  const code = newCode(sandbox.codeLength);
  const row = { phone, code, wrongTries: 0, sentAt: sandbox.clock.now() };
  const renewed = { target: signInCodes.phone, set: row };
  await sandbox.db.insert(signInCodes).values(row).onConflictDoUpdate(renewed);
  sandbox.onCode({ phone, code });
  return code;
}

export async function lastCode({ db }: SandboxContext, phone: string): Promise<string | null> {
  const [row] = await db.select().from(signInCodes).where(eq(signInCodes.phone, phone));
  return row?.code ?? null;
}

/** Deletes a correct code; throws a `Refusal` for a wrong or expired one. */
export async function redeemCode(
  { db, clock }: SandboxContext,
  phone: string,
  code: string,
): Promise<void> {
  const isThisPhone = eq(signInCodes.phone, phone);
  const [sent] = await db.select().from(signInCodes).where(isThisPhone);
  if (!sent || clock.now() - sent.sentAt > CODE_LIFE || sent.wrongTries >= MAX_WRONG_TRIES) {
    throw new Refusal(400, 'Please request a new OTP.');
  }
  if (sent.code !== code) {
    const wrongTries = sql`${signInCodes.wrongTries} + 1`;
    await db.update(signInCodes).set({ wrongTries }).where(isThisPhone);
    throw new Refusal(400, 'Invalid OTP');
  }
  await db.delete(signInCodes).where(isThisPhone);
}
