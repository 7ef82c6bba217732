import { useAtomValue } from 'jotai';
import { memo, Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { type HostPart, hostPartsAtom } from '../../core/extend/hostParts';
import { HostPartContext, PageTitleContext } from '../../core/extend/usePortal';
import { ErrorBoundary } from '../../ui/patterns/ErrorBoundary';
import type { Portal } from '../createPortal';
import { usePortalContext } from './usePortalContext';

/** Renders pages and slots from above the portal's providers, so that they have the host's contexts. */
export function HostOutlet({ portal }: { portal: Portal }) {
  const parts = useAtomValue(hostPartsAtom, { store: portal.store });
  return parts.map((part) =>
    createPortal(<Content portal={portal} part={part} />, part.container, part.id),
  );
}

interface ContentProps {
  portal: Portal;
  part: HostPart;
}

const Content = memo(function Content(props: ContentProps) {
  return (
    <ErrorBoundary onCatch={props.part.onFailure} fallback={() => null}>
      <Contexts {...props} />
    </ErrorBoundary>
  );
});

function Contexts({ portal, part }: ContentProps) {
  return (
    <HostPartContext.Provider value={usePortalContext(portal, part)}>
      <PageTitleContext.Provider value={part.title}>
        <Suspense fallback={null}>
          {part.content}
          <Shown onShown={part.onShown} />
        </Suspense>
      </PageTitleContext.Provider>
    </HostPartContext.Provider>
  );
}

/** Calls `onShown` when the content is rendered. */
function Shown({ onShown }: Pick<HostPart, 'onShown'>) {
  useEffect(() => onShown?.(), [onShown]);
  return null;
}
