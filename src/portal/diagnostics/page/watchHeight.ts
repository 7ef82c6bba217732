import { Diagnosis } from '../../../core/api/errors';
import { createSizeObserver } from '../../../core/dom/sizeObserver';
import type { Watch } from './watchHostPage';

/** In ms. An opening panel may have no height for a moment. */
const SETTLE_MS = 1_000;

/** Reports once when the portal has a width but no height. */
export function watchHeight({ root, report }: Pick<Watch, 'root' | 'report'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const reportHeight = () => {
    if (!isFlat(root)) return;
    stop();
    report(noHeight());
  };
  const observer = createSizeObserver(() => {
    clearTimeout(timer);
    if (isFlat(root)) timer = setTimeout(reportHeight, SETTLE_MS);
  });
  observer.observe(root);
  return stop;
}

function isFlat(root: Element): boolean {
  const [box] = root.getClientRects();
  return box !== undefined && box.width > 0 && box.height === 0;
}

function noHeight(): Diagnosis {
  return new Diagnosis(
    'config',
    'The parent element of the portal has no height, so nothing is visible',
    'The portal fills its parent and scrolls inside. Give the parent a height:',
    'height: 100dvh;',
  );
}
