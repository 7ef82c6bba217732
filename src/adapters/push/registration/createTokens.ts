import { type createWorkerRegistration, unsubscribe } from './workerRegistration';

type WorkerRegistrations = Pick<ReturnType<typeof createWorkerRegistration>, 'find'>;

/** The tokens of a worker with this VAPID key. A token that arrives after a sign-out is discarded. */
export function createTokens(worker: WorkerRegistrations, publicKey: string) {
  /** Number of sign-outs, to recognise a token that arrives after a sign-out. */
  let signOuts = 0;
  /** Number of registrations: only the latest registration may remove the subscription. */
  let registrations = 0;

  let ending: Promise<void> = Promise.resolve();

  function unsubscribeAll(): Promise<void> {
    const end = async () => {
      for (const registration of await worker.find()) await unsubscribe(registration, publicKey);
    };
    const work = end();
    ending = work.catch(() => {});
    return work;
  }

  return {
    unsubscribeAll,
    /** Resolves when the last `unsubscribeAll` is over. */
    ended: () => ending,
    signOut(): void {
      signOuts += 1;
    },
    /** Call it when a registration begins. */
    begin() {
      const started = signOuts;
      registrations += 1;
      const opened = registrations;
      const isCurrent = () => started === signOuts;
      return {
        isCurrent,
        /** Returns the token; `null` after a sign-out, which also ends its subscription. */
        async keep(token: string): Promise<string | null> {
          if (isCurrent()) return token;
          if (opened === registrations) await unsubscribeAll();
          return null;
        },
      };
    },
  };
}
