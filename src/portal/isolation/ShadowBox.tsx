import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { openShadow } from './openShadow';
import { createPlace, type Place } from './place';

/** A name of its own: pages have rules for every `div`. */
const Box = 'vendor-portal-box' as string as 'div';
/** Of two important rules the one inside wins, so nothing of the page reaches the box. */
const BOX = 'all: initial !important; display: block !important; block-size: 100% !important';

interface ShadowBoxProps {
  children: (shadow: ShadowRoot) => ReactNode;
}

interface Inside {
  shadow: ShadowRoot;
  place: Place;
}

/**
 * A shadow root with a React root of its own in it (record 0017). Through a portal of the host's
 * React, its handlers around the box would hear of every event twice.
 */
export function ShadowBox({ children }: ShadowBoxProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const insideRef = useRef<Inside>(null);
  useLayoutEffect(() => {
    if (!boxRef.current) return;
    insideRef.current ??= openBox(boxRef.current);
    const { shadow, place } = insideRef.current;
    place.render(children(shadow));
  });
  useLayoutEffect(() => () => insideRef.current?.place.leave(), []);
  return <Box ref={boxRef} />;
}

function openBox(box: HTMLElement): Inside {
  const shadow = openShadow(box, BOX);
  // React empties what it is given, and the styles are in the shadow root by then.
  const container = document.createElement('div');
  container.style.display = 'contents';
  shadow.append(container);
  return { shadow, place: createPlace(container) };
}
