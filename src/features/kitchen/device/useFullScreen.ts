import { type RefObject, useEffect, useState } from 'react';

interface FullScreen {
  isOn: boolean;
  toggle(): void;
}

/** Shows the portal in full screen; `null` if the browser or the page does not allow it. */
export function useFullScreen(inside: RefObject<HTMLElement | null>): FullScreen | null {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const root = rootOf(inside.current);
    if (!root) return;
    const update = () => setOn(isFull(root));
    document.addEventListener('fullscreenchange', update);
    return () => {
      document.removeEventListener('fullscreenchange', update);
      if (isFull(root)) void document.exitFullscreen().catch(() => {});
    };
  }, [inside]);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    const root = rootOf(inside.current);
    if (!root) return;
    const done = isFull(root) ? document.exitFullscreen() : root.requestFullscreen();
    done.catch(() => {});
  };
  return { isOn, toggle };
}

function rootOf(element: HTMLElement | null): HTMLElement | null {
  return element?.closest<HTMLElement>('.vp-root') ?? null;
}

/** For the document, the full-screen element in a shadow root is its host element. */
function isFull(root: HTMLElement): boolean {
  return (root.getRootNode() as Document | ShadowRoot).fullscreenElement === root;
}
