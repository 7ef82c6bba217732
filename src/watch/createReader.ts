import { createSender, type SenderOptions } from '../core/api/client';
import type { ApiClient } from '../core/api/types';
import { toRecord, toRecords } from '../core/api/unwrap';
import { watchedEndpoints } from '../core/api/watchedEndpoints';

export type Reader = Pick<ApiClient, 'one' | 'list'>;

/** The part of the API client that reads. */
export function createReader(options: Omit<SenderOptions, 'table'>): Reader {
  // The watcher sends no other calls.
  const table = watchedEndpoints as SenderOptions['table'];
  const { send } = createSender({ ...options, table });
  return {
    one: async (...call) => toRecord((await send(...call)).data, call[2]?.isRequired),
    list: async (...call) => toRecords((await send(...call)).data),
  };
}
