/** The IndexedDB database with the runs of a vendor on this device. `owner` is the hash in the vendor's storage keys. */
export function runsDatabase(owner: string): string {
  return `vendor_portal_runs_${owner}`;
}

/** Removes the runs of a vendor; does nothing if the browser has no IndexedDB or has blocked it. */
export function removeRuns(owner: string): void {
  try {
    indexedDB.deleteDatabase(runsDatabase(owner));
  } catch {
    // There are no runs.
  }
}
