import { Diagnosis } from '../../../core/api/errors';

/** Older versions read their settings from a cookie (CVE-2024-11023). */
export const FIREBASE_FLOOR = '10.9.0';

/** Firebase is not a peer dependency, because npm would refuse hosts with another version. */
export function refuseOldFirebase(version: string): void {
  if (!isBelow(version, FIREBASE_FLOOR)) return;
  throw new Diagnosis(
    'push',
    `The installed firebase ${version} is too old`,
    `fcmPush needs ${FIREBASE_FLOOR} or newer:`,
    'npm install firebase@latest',
  );
}

function isBelow(version: string, floor: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = floor.split('.').map(Number);
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
}
