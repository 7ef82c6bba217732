import { and, eq, gt } from 'drizzle-orm';
import type { SandboxContext } from '../../context.ts';
import { newToken, toHex } from '../../ids.ts';
import { type VendorRow, vendors } from '../vendors/schema.ts';
import { accessTokens } from './schema.ts';

const TOKEN_LIFE = 7 * 86_400_000;

export async function issueToken({ db, clock }: SandboxContext, vendorId: string): Promise<string> {
  const token = newToken();
  const expiresAt = clock.now() + TOKEN_LIFE;
  await db.insert(accessTokens).values({ digest: await digest(token), vendorId, expiresAt });
  return token;
}

export async function findVendorByToken(
  { db, clock }: SandboxContext,
  token: string,
): Promise<VendorRow | null> {
  const isValid = and(
    eq(accessTokens.digest, await digest(token)),
    gt(accessTokens.expiresAt, clock.now()),
  );
  const [row] = await db
    .select({ vendor: vendors })
    .from(accessTokens)
    .innerJoin(vendors, eq(vendors.id, accessTokens.vendorId))
    .where(isValid);
  return row?.vendor ?? null;
}

export async function revokeToken({ db, push }: SandboxContext, token: string): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.digest, await digest(token)));
  push.revoke(token);
}

async function digest(token: string): Promise<string> {
  return toHex(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))),
  );
}
