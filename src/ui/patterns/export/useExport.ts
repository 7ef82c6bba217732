import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { clockAtom } from '../../../core/clock/state';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { createZone } from '../../../core/format/zone';
import { useText } from '../../../core/messages/useText';
import { notifyAtom, regionAtom, timeZoneAtom } from '../../../core/state/services';
import { vendorAtom } from '../../../core/vendor/queries';
import messages from './messages.en.json';
import type { ExportRun } from './runExport';

const loadRun = () => import('./runExport');

/** Runs one export at a time, and cancels it when the screen is left. */
export function useExport(name: string) {
  const text = useText(messages);
  const formats = useAtomValue(formatsAtom);
  const timeZone = useAtomValue(timeZoneAtom);
  const clock = useAtomValue(clockAtom);
  const { currency } = useAtomValue(regionAtom);
  const notify = useAtomValue(notifyAtom);
  const { data: vendor } = useAtomValue(vendorAtom);
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start<Row>(read: ExportRun<Row>['read']) {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    setProgress(0);
    try {
      const { runExport } = await loadRun().catch(loadRun);
      const { count, isIncomplete } = await runExport({
        job: { signal: stop.signal, onProgress: (share) => setProgress(inPercent(share)) },
        read,
        context: {
          formats,
          zone: createZone(timeZone),
          currency,
          heads: {
            money: (head, unit) => text('money', { head, currency: unit }),
            iso: (head) => text('iso', { head }),
          },
        },
        names: [vendor?.restaurantName ?? '', name],
        today: formats.isoDay(clock.now()),
      });
      if (isIncomplete) notify.error(text('incomplete', { count }));
      else notify.success(text('done', { count }));
    } catch {
      if (!stop.signal.aborted) notify.error(text('failed'));
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return {
    /** The progress from 0 to 1; `null` while there is no export. */
    progress,
    start,
    cancel: () => running.current?.abort(),
  };
}

/** Rounds down to whole percents, so that progress causes few renders. */
function inPercent(share: number): number {
  return Math.floor(share * 100) / 100;
}
