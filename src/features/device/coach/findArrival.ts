import { readArrival, type TestArrival, testTag } from '../../../core/push/wire';

/**
 * Finds the notification of a test, if it is still on the screen, reads when it arrived, and closes it. The worker may
 * be the host's own, so every worker of this origin is searched.
 */
export async function findArrival(testId: string): Promise<TestArrival | null> {
  try {
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      for (const shown of await registration.getNotifications({ tag: testTag(testId) })) {
        const arrival = readArrival(shown.data);
        if (!arrival) continue;
        shown.close();
        return arrival;
      }
    }
  } catch {
    // A browser without workers or without their notifications: then nobody knows.
  }
  return null;
}
