import type { PGlite } from '@electric-sql/pglite';
import type { ContractDocument } from '../../../sandbox/contract/document.ts';
import type { Platform } from '../../../sandbox/core.ts';
import { embeddedDatabase } from '../../../sandbox/db/embedded.ts';

/** What the sandbox of a page runs on, also while its data is seeded. */
export function pagePlatform(pglite: PGlite, contract: ContractDocument): Platform {
  return {
    database: embeddedDatabase(pglite, () => pglite.close()),
    contract,
    // Push services do not accept messages from a page.
    webPush: { publicKey: '', send: async () => true },
    protection: () => [],
  };
}
