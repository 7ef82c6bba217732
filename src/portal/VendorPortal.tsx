import { Provider } from 'jotai';
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { imageSourcesAtom } from '../core/images/imageAddressAtom';
import { isDevelopment } from '../core/isDevelopment';
import { mapsAtom } from '../core/maps/mapsAtom';
import { TextsContext } from '../core/messages/useText';
import { localeAtom, timeZoneAtom, trustedTypesAtom } from '../core/state/services';
import { ErrorBoundary } from '../ui/patterns/ErrorBoundary';
import { ContrastCheck } from '../ui/theme/ContrastCheck';
import { ThemeRoot } from '../ui/theme/ThemeRoot';
import { PortalBoundary } from './boundaries/PortalBoundary';
import { useCapabilityCheck } from './capabilities';
import type { Portal } from './createPortal';
import { Diagnostics } from './diagnostics/Diagnostics';
import { PlainPanel, toStyleFailure } from './diagnostics/PlainPanel';
import { StartDiagnostic } from './diagnostics/StartDiagnostic';
import { ShadowBox } from './isolation/ShadowBox';
import { useMessages } from './messages/useMessages';
import { WordlessPage } from './pages/LoadingPage';
import { PortalPropsContext } from './portalProps';
import { Push } from './push/Push';
import { PortalRoutes } from './routes';
import { Toasts } from './Toasts';
import { IsolatedRouter } from './router/IsolatedRouter';
import { DocumentTitle } from './title/DocumentTitle';
import { useBasename } from './router/useBasename';
import { useMaps } from './useMaps';
import { type HostCallbacks, useHostCallbacks } from './useHostCallbacks';
import { usePortal } from './usePortal';
import { useRegion } from './useRegion';
import type { VendorPortalProps } from './VendorPortalProps';

/**
 * The restaurant vendor portal: signing in, orders, menu, team, hours, money, as one component.
 * It fills its parent, keeps to itself, and brings its own router, store and styles.
 *
 * @example
 * ```tsx
 * <VendorPortal host="https://api.market.example" basename="/partner" storage="local" />
 * ```
 * @public
 */
export function VendorPortal(props: VendorPortalProps) {
  // Nothing of a vendor is known on a server, so nothing is rendered there.
  const isInBrowser = useSyncExternalStore(neverChanges, inBrowser, onServer);
  if (!isInBrowser) return <div className="vp-root" />;
  return props.isolation === 'shadow' ? <ShadowPortal {...props} /> : <BrowserPortal {...props} />;
}

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
const NO_TEXTS = {};

function ShadowPortal(props: VendorPortalProps) {
  // The host's router is not to be seen from inside.
  const basename = useBasename(props.basename);
  return (
    <ShadowBox>
      {(shadow) => <BrowserPortal {...props} basename={basename} shadow={shadow} />}
    </ShadowBox>
  );
}

interface BrowserPortalProps extends VendorPortalProps {
  /** Where the styles go, in place of the page's head. */
  shadow?: ShadowRoot;
}

function BrowserPortal(props: BrowserPortalProps) {
  const { host, storage = 'default', appearance, colorScheme, nonce, endpoints } = props;
  const basename = useBasename(props.basename);
  const callbacks = useHostCallbacks(props);
  const region = useRegion({ ...props, onError: callbacks.onError });
  const texts = useMessages(props.messages, callbacks.onError);
  const isHandedOver = props.fetchSession !== undefined;
  const built = usePortal({ host, storage, basename, callbacks, endpoints, isHandedOver });
  const store = 'portal' in built ? built.portal.store : undefined;
  return (
    <Provider key={built.key} store={store}>
      <TextsContext.Provider value={texts ?? NO_TEXTS}>
        <ErrorBoundary
          onCatch={(error) => callbacks.onError(toStyleFailure(error))}
          fallback={({ error }) => <PlainPanel error={error} />}
        >
          <ThemeRoot
            appearance={appearance}
            colorScheme={colorScheme}
            locale={region.locale}
            nonce={nonce}
            shadow={props.shadow}
          >
            {appearance && isDevelopment() && (
              <ContrastCheck appearance={appearance} logger={callbacks.logger} />
            )}
            <PortalBoundary onError={callbacks.onError}>
              {texts === null ? (
                <WordlessPage />
              ) : 'portal' in built ? (
                <RunningPortal
                  {...props}
                  {...region}
                  {...{ basename, callbacks }}
                  portal={built.portal}
                />
              ) : (
                <StartDiagnostic failure={built.failure} host={host} onError={callbacks.onError} />
              )}
            </PortalBoundary>
          </ThemeRoot>
        </ErrorBoundary>
      </TextsContext.Provider>
    </Provider>
  );
}

interface RunningPortalProps extends VendorPortalProps {
  portal: Portal;
  locale: string;
  timeZone: string;
  basename: string;
  callbacks: HostCallbacks;
}

function RunningPortal(props: RunningPortalProps) {
  const { portal, basename, routing, callbacks, locale, timeZone } = props;
  const { links, appearance, pushAdapter = 'none', manageDocument = false, assetsBase } = props;
  const { layout = 'full', trustedTypesPolicy } = props;
  // An inline array is another one at every rendering, with the same origins in it.
  const imageOrigins = props.imageOrigins?.join(' ');
  useLayoutEffect(() => {
    portal.store.set(localeAtom, locale);
    portal.store.set(timeZoneAtom, timeZone);
  }, [portal, locale, timeZone]);
  useLayoutEffect(
    () => portal.store.set(trustedTypesAtom, trustedTypesPolicy),
    [portal, trustedTypesPolicy],
  );
  useLayoutEffect(() => {
    portal.store.set(imageSourcesAtom, { assetsBase, imageOrigins: imageOrigins?.split(' ') });
  }, [portal, assetsBase, imageOrigins]);
  useCapabilityCheck(props.capabilities, portal.findings);
  const maps = useMaps(props);
  useLayoutEffect(() => portal.store.set(mapsAtom, maps), [portal, maps]);
  const shared = useMemo(
    () => ({
      links,
      appearance,
      layout,
      callbacks,
      notices: portal.notices,
      askHost: portal.askHost,
    }),
    [links, appearance, layout, callbacks, portal],
  );
  return (
    <PortalPropsContext.Provider value={shared}>
      <IsolatedRouter basename={basename} routing={routing} onError={callbacks.onError}>
        <Push portal={portal} basename={basename} adapter={pushAdapter} />
        {manageDocument && <DocumentTitle />}
        <PortalRoutes />
      </IsolatedRouter>
      <Diagnostics portal={portal} routing={routing} />
      <Toasts notices={portal.notices} />
    </PortalPropsContext.Provider>
  );
}
