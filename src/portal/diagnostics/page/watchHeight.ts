import { Diagnosis } from '../../../core/api/errors';
import type { Watch } from './watchHostPage';

/** A pane that opens may pass through no height at all. */
const SETTLE_MS = 1_000;

/** Says once when the portal is laid out in no height. What is not displayed has none rightly. */
export function watchHeight({ root, report }: Pick<Watch, 'root' | 'report'>): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const tell = () => {
    if (!isFlat(root)) return;
    stop();
    report(noHeight());
  };
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    if (isFlat(root)) timer = setTimeout(tell, SETTLE_MS);
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
    'The element round the portal has no height, so nothing can be seen',
    'The portal fills its parent and scrolls inside. Give the parent a height:',
    'height: 100dvh;',
  );
}
