import { SDK_VERSION } from 'firebase/app';
import { expect, test } from 'vitest';
import { refuseOldFirebase } from './firebaseVersion';

test.each(['8.10.1', '9.23.0', '10.8.1'])(
  'firebase %s is refused with the command that updates it',
  (version) => {
    expect(() => refuseOldFirebase(version)).toThrow(
      expect.objectContaining({
        kind: 'push',
        message: `The installed firebase ${version} is too old`,
        hint: 'fcmPush needs 10.9.0 or newer: npm install firebase@latest',
      }),
    );
  },
);

test.each(['10.9.0', '10.14.1', '11.0.0', SDK_VERSION])('firebase %s is accepted', (version) => {
  expect(() => refuseOldFirebase(version)).not.toThrow();
});
