import { dark, light } from '../../ui/theme/tokens';
import type { VendorPortalProps } from '../VendorPortalProps';

// The measures of LoadingPage. Not styled-components: on a server it would collect these rules for
// every request. Not attributes: a policy that allows the nonce refuses them.
const LAYOUT =
  '.vp-wait{display:grid;gap:12px;max-width:1200px;margin:0 auto;padding:24px 16px}' +
  '.vp-wait span{height:64px;border-radius:8px;background:color-mix(in srgb,currentColor 8%,transparent)}' +
  '@container vp (min-width:640px){.vp-wait{padding:24px}}';

/** For the time before the texts are loaded. */
export function WordlessPage({ nonce }: Pick<VendorPortalProps, 'nonce'>) {
  return <Blocks nonce={nonce} rules={LAYOUT} />;
}

/** What a server renders, where neither the session nor the device's colours are known. */
export function ServerPage({ appearance, colorScheme = 'system', nonce }: VendorPortalProps) {
  const both = (name: 'bg' | 'text') => {
    const [day, night] = [
      appearance?.light?.[name] ?? light[name],
      appearance?.dark?.[name] ?? dark[name],
    ];
    return `light-dark(${day},${night})`;
  };
  const scheme = colorScheme === 'system' ? 'light dark' : colorScheme;
  const root = `.vp-server{height:100%;container:vp/inline-size;color-scheme:${scheme};background:${both('bg')};color:${both('text')}}`;
  return (
    <div className="vp-root vp-server">
      <Blocks nonce={nonce} rules={root + LAYOUT} />
    </div>
  );
}

function Blocks({ nonce, rules }: { nonce: string | undefined; rules: string }) {
  return (
    <div className="vp-wait" aria-busy="true">
      {/* Browsers hide the value of a nonce, which React reports as a difference. */}
      <style nonce={nonce} suppressHydrationWarning>
        {rules}
      </style>
      <span />
      <span />
      <span />
    </div>
  );
}
