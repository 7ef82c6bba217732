import { Provider } from 'jotai';
import { Suspense, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { PathFailure } from '../core/api/errors';
import { isShown, onShown } from '../core/async/prerendering';
import { isDevelopment } from '../core/isDevelopment';
import { createTexts } from '../core/messages/messages';
import { TextsContext } from '../core/messages/useText';
import { localeAtom, mapsAtom, timeZoneAtom, trustedTypesAtom } from '../core/state/services';
import { ErrorBoundary } from '../ui/patterns/ErrorBoundary';
import { imageSourcesAtom } from '../ui/patterns/imageUrl';
import { lazyPage } from '../ui/patterns/lazyPage';
import { ThemeRoot } from '../ui/theme/ThemeRoot';
import { PortalBoundary } from './boundaries/PortalBoundary';
import type { Portal } from './createPortal';
import { Diagnostics } from './diagnostics/Diagnostics';
import { ConfigPanel } from './diagnostics/lazyConfigPanel';
import { PlainPanel, toStyleFailure } from './diagnostics/PlainPanel';
import { reportFault } from './diagnostics/page/watchHostPage';
import { toList } from './extend/given';
import { HostContent } from './extend/HostContent';
import { PagesContext } from './extend/PagesContext';
import { usePages } from './extend/pages';
import { useExtensions } from './extend/useExtensions';
import { FirstRequests } from './FirstRequests';
import { ShadowBox, useShadowStyles } from './isolation/ShadowBox';
import { useNonce } from './isolation/useNonce';
import { ServerPage, WordlessPage } from './pages/WordlessPage';
import { PortalPropsContext } from './portalProps';
import { useAppearance } from './props/useAppearance';
import { type HostCallbacks, useHostCallbacks } from './props/useHostCallbacks';
import { useLanguage } from './props/useLanguage';
import { useLocaleAndZone } from './props/useLocaleAndZone';
import { useMaps } from './props/useMaps';
import { useMessages } from './props/useMessages';
import { Push } from './push/Push';
import { IsolatedRouter } from './router/IsolatedRouter';
import { useBasename } from './router/useBasename';
import { isOwnPath, PortalRoutes } from './routes';
import { Toasts } from './Toasts';
import { DocumentTitle } from './title/DocumentTitle';
import { useBuiltPortal } from './useBuiltPortal';
import type { VendorPortalProps } from './VendorPortalProps';

/**
 * The restaurant vendor portal as one component: sign-in, orders, menu, team, hours and payments. The portal fills its
 * parent, which needs a height, and has its own router, store and styles. On a server the portal renders a placeholder
 * of the same size.
 *
 * A `host` or `endpoints` prop that cannot be used does not throw: the portal shows what is wrong
 * and calls `onError` with kind `config`.
 *
 * @example
 * ```tsx
 * <VendorPortal host="https://api.market.example" basename="/partner" storage="local" />
 * ```
 * @public
 */
export function VendorPortal(props: VendorPortalProps) {
  // The session is known only in the browser. A page that is loaded ahead does nothing until it is shown (c55).
  const canStart = useSyncExternalStore(onShown, isShown, onServer);
  if (!canStart) return <ServerPage {...props} />;
  return props.isolation === 'shadow' ? <ShadowPortal {...props} /> : <BrowserPortal {...props} />;
}

const ContrastCheck = lazyPage(() => import('../ui/theme/ContrastCheck'), 'ContrastCheck');

const onServer = () => false;

function ShadowPortal(props: VendorPortalProps) {
  // Inside the shadow root, React has no access to the host's router context.
  const basename = useBasename(props.basename);
  return (
    <ShadowBox>
      {(shadow) => <BrowserPortal {...props} basename={basename} shadow={shadow} />}
    </ShadowBox>
  );
}

interface BrowserPortalProps extends VendorPortalProps {
  /** Target for the style elements, instead of the page's head. */
  shadow?: ShadowRoot;
}

function BrowserPortal(props: BrowserPortalProps) {
  const { host, storage = 'default', colorScheme, endpoints } = props;
  const basename = useBasename(props.basename);
  const callbacks = useHostCallbacks(props);
  const nonce = useNonce(props.nonce, callbacks.logger);
  const isHandedOver = props.fetchSession !== undefined;
  const mount = basename ?? '/';
  const built = useBuiltPortal({
    host,
    storage,
    basename: mount,
    callbacks,
    endpoints,
    isHandedOver,
  });
  const portal = 'portal' in built ? built.portal : undefined;
  const store = portal?.store;
  const { locale, messages, isWaiting, loader } = useLanguage(props, portal, callbacks);
  const region = useLocaleAndZone({ ...props, locale, onError: callbacks.onError });
  const texts = useMessages(messages, callbacks.onError);
  const words = useMemo(() => createTexts(region.locale, texts ?? {}), [region.locale, texts]);
  const report = 'portal' in built ? built.portal.findings.report : callbacks.onError;
  const appearance = useAppearance(props.appearance, report);
  const screens = (
    <Provider key={built.key} store={store}>
      <TextsContext.Provider value={words}>
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
              <Suspense fallback={null}>
                <ContrastCheck appearance={appearance} logger={callbacks.logger} />
              </Suspense>
            )}
            <PortalBoundary onError={callbacks.onError}>
              <Suspense fallback={<WordlessPage nonce={nonce} />}>
                {texts === null || isWaiting ? (
                  <WordlessPage nonce={nonce} />
                ) : 'portal' in built ? (
                  <RunningPortal
                    {...props}
                    {...region}
                    {...{ basename, callbacks, nonce }}
                    portal={built.portal}
                  />
                ) : built.failure instanceof PathFailure ? (
                  <ConfigPanel error="Path" found={built.failure.path} />
                ) : (
                  <ConfigPanel error="Host" found={host} />
                )}
              </Suspense>
            </PortalBoundary>
          </ThemeRoot>
        </ErrorBoundary>
      </TextsContext.Provider>
    </Provider>
  );
  return (
    <>
      {'portal' in built ? (
        <FirstRequests key={built.key} portal={built.portal} basename={basename} given={props}>
          {screens}
        </FirstRequests>
      ) : (
        screens
      )}
      {'portal' in built && <HostContent portal={built.portal} />}
      {loader}
    </>
  );
}

interface RunningPortalProps extends BrowserPortalProps {
  portal: Portal;
  locale: string;
  timeZone: string;
  basename: string | undefined;
  callbacks: HostCallbacks;
}

function RunningPortal(props: RunningPortalProps) {
  const { portal, basename, routing, callbacks, locale, timeZone } = props;
  const {
    links,
    appearance,
    navigation,
    pushAdapter = 'none',
    manageDocument = false,
    assetsBase,
  } = props;
  const { layout = 'full', footer = true, trustedTypesPolicy } = props;
  // A stable value, because hosts often pass a new array with the same origins.
  const imageOrigins = props.imageOrigins && toList(props.imageOrigins).join(' ');
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
  useExtensions(portal, props);
  useShadowStyles(portal, props);
  const pages = usePages(props.pages, portal.findings, isOwnPath);
  const isScreen = (path: string) => isOwnPath(path, pages);
  const maps = useMaps(props);
  useLayoutEffect(() => portal.store.set(mapsAtom, maps), [portal, maps]);
  const shared = useMemo(
    () => ({
      links,
      appearance,
      navigation,
      findings: portal.findings,
      layout,
      footer,
      callbacks,
      notices: portal.notices,
      requestSession: portal.requestSession,
    }),
    [links, appearance, navigation, layout, footer, callbacks, portal],
  );
  return (
    <PortalPropsContext.Provider value={shared}>
      <IsolatedRouter
        basename={basename}
        routing={routing}
        initialPath={props.initialPath}
        isScreen={isScreen}
        onForeignUrl={(path) =>
          reportFault(portal.findings.report, (faults) => faults.unknownBasename(path, isScreen))
        }
        onError={callbacks.onError}
      >
        <Push portal={portal} basename={basename ?? '/'} adapter={pushAdapter} />
        {manageDocument && <DocumentTitle />}
        <PagesContext.Provider value={pages}>
          <PortalRoutes />
        </PagesContext.Provider>
      </IsolatedRouter>
      <Diagnostics portal={portal} routing={routing} />
      <Toasts notices={portal.notices} />
    </PortalPropsContext.Provider>
  );
}
