import { dark, light } from '../../ui/theme/tokens';
import type { VendorPortalProps } from '../VendorPortalProps';

// The sizes of LoadingPage, as text for a style element. On a server styled-components would collect these rules for
// every request, and a policy with a nonce refuses style attributes.
const LAYOUT =
  '.vp-wait{display:grid;gap:12px;max-width:1200px;margin:0 auto;padding:24px 16px}' +
  '.vp-wait span{height:64px;border-radius:8px;background:color-mix(in srgb,currentColor 8%,transparent)}' +
  '@container vp (min-width:640px){.vp-wait{padding:24px}}';

/** Shown before the texts are loaded. */
export function WordlessPage({ nonce }: Pick<VendorPortalProps, 'nonce'>) {
  return <Blocks nonce={nonce} rules={LAYOUT} />;
}

/** Rendered on a server, where neither the session nor the colour scheme of the device is known. */
export function ServerPage({ appearance, colorScheme = 'system', nonce }: VendorPortalProps) {
  const both = (name: 'bg' | 'text') => {
    const [day, night] = [
      appearance?.light?.[name] ?? light[name],
      appearance?.dark?.[name] ?? dark[name],
    ];
    return `light-dark(${day},${night})`;
  };
  const isSystem = colorScheme === 'system';
  const darkWhen = isSystem && appearance?.darkWhen;
  const scheme = isSystem ? (darkWhen ? 'light' : 'light dark') : colorScheme;
  const root =
    `.vp-server{height:100%;container:vp/inline-size;color-scheme:${scheme};background:${both('bg')};color:${both('text')}}` +
    (darkWhen ? `:is(${darkWhen}) .vp-server{color-scheme:dark}` : '');
  return (
    <div className="vp-root vp-server">
      <Blocks nonce={nonce} rules={root + LAYOUT} />
    </div>
  );
}

function Blocks({ nonce, rules }: { nonce: string | undefined; rules: string }) {
  return (
    <div className="vp-wait" aria-busy="true">
      {/* Browsers hide the value of a nonce, and React would report this as a mismatch. */}
      <style nonce={nonce} suppressHydrationWarning>
        {rules}
      </style>
      <span />
      <span />
      <span />
    </div>
  );
}
