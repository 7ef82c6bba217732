import { useAtomValue } from 'jotai';
import { memo, Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { type HostElement, hostElementsAtom } from '../../core/extend/hostElements';
import { HostElementContext, PageTitleContext } from '../../core/extend/usePortal';
import { ErrorBoundary } from '../../ui/patterns/ErrorBoundary';
import type { Portal } from '../createPortal';
import { usePortalContext } from './usePortalContext';

/** Renders pages and slots from above the portal's providers, so that they have the host's contexts. */
export function HostOutlet({ portal }: { portal: Portal }) {
  const elements = useAtomValue(hostElementsAtom, { store: portal.store });
  return elements.map((element) =>
    createPortal(<Content portal={portal} element={element} />, element.container, element.id),
  );
}

interface ContentProps {
  portal: Portal;
  element: HostElement;
}

const Content = memo(function Content(props: ContentProps) {
  return (
    <ErrorBoundary onCatch={props.element.onFailure} fallback={() => null}>
      <Contexts {...props} />
    </ErrorBoundary>
  );
});

function Contexts({ portal, element }: ContentProps) {
  return (
    <HostElementContext.Provider value={usePortalContext(portal, element)}>
      <PageTitleContext.Provider value={element.title}>
        <Suspense fallback={null}>
          {element.content}
          <Shown onShown={element.onShown} />
        </Suspense>
      </PageTitleContext.Provider>
    </HostElementContext.Provider>
  );
}

/** Calls `onShown` when the content is rendered. */
function Shown({ onShown }: Pick<HostElement, 'onShown'>) {
  useEffect(() => onShown?.(), [onShown]);
  return null;
}
