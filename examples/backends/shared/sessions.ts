import { randomInt, randomUUID } from 'node:crypto';

/** Sends a one-time code to a phone, as the SMS service of a marketplace does. */
export type SendCode = (phone: string, code: string) => void;

const TRIES = 5;

export interface Sessions {
  sendCode(phone: string): void;
  /** Exchanges the last code of the phone for an access token; returns `null` if the code is wrong. */
  open(phone: string, code: string, ownerId: string): string | null;
  /** The owner of an `Authorization` header. */
  ownerOf(authorization: string | undefined): string | undefined;
  close(authorization: string | undefined): void;
}

/** One-time codes and access tokens. A code works once, and not after five wrong ones. */
export function createSessions(sendCode: SendCode): Sessions {
  const codes = new Map<string, { code: string; tries: number }>();
  const owners = new Map<string, string>();
  const tokenOf = (authorization = '') => authorization.replace(/^Bearer /, '');
  return {
    sendCode(phone) {
      const code = String(randomInt(10_000)).padStart(4, '0');
      codes.set(phone, { code, tries: TRIES });
      sendCode(phone, code);
    },
    open(phone, code, ownerId) {
      const sent = codes.get(phone);
      if (!sent || sent.tries === 0) return null;
      sent.tries -= 1;
      if (sent.code !== code) return null;
      codes.delete(phone);
      const token = randomUUID();
      owners.set(token, ownerId);
      return token;
    },
    ownerOf: (authorization) => owners.get(tokenOf(authorization)),
    close: (authorization) => void owners.delete(tokenOf(authorization)),
  };
}
