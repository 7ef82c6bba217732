/** A page with grey lines, 240 x 320 pixels, like a scanned document. */
const SCANNED_PAGE = fromBase64(
  [
    'iVBORw0KGgoAAAANSUhEUgAAAPAAAAFAAQMAAAC4JmMQAAAABlBMVEX09PSampr0JLBBAAAAV0lEQVR42u3SywkAIA',
    'xEQT+NWbqNiTYQBG9BZq/vEsi0cl2TZVmW33Lf4WaC01YNNzyUVFJlUkmVSfVQUkmVSSVVJlUmlVSZVFJlUmVSSZU/',
    'l4qiLGfNB7WNIpAp+JadAAAAAElFTkSuQmCC',
  ].join(''),
);
const NAME = /^[a-z0-9-]{1,60}\.(svg|png)$/;

/** Draws a picture for any plain name, so that seeded data needs no files. */
export function drawPicture(name: string): { contentType: string; bytes: Uint8Array } | null {
  const [, kind] = NAME.exec(name) ?? [];
  if (!kind) return null;
  if (kind === 'png') return { contentType: 'image/png', bytes: SCANNED_PAGE };
  return { contentType: 'image/svg+xml', bytes: new TextEncoder().encode(drawSvg(name)) };
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
}

/** A bag on a table, as a customer takes it: what is wrong with it is drawn over the dishes. */
function drawComplaint(kind: string, nth: number): string {
  const dish = (x: number, fill: string) =>
    `<circle cx="${x}" cy="190" r="52" fill="#f4f1ea" stroke="#c9c2b4" stroke-width="4"/><circle cx="${x}" cy="190" r="38" fill="${fill}"/>`;
  const wrongs: Readonly<Record<string, string>> = {
    damaged:
      '<path d="M250 176q46-22 66 12t52 36q-30 34-76 18t-70 8q-14-46 28-74z" fill="#a8431f" opacity=".9"/>',
    quality: '<path d="M262 182l36 20m-34-4l30-14" stroke="#3a2b1d" stroke-width="7"/>',
    wrong: '<path d="M262 156l72 72m0-72l-72 72" stroke="#c62828" stroke-width="9"/>',
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">
<rect width="400" height="300" fill="#8d6b4a"/><path d="M0 ${60 + nth * 20}h400M0 150h400M0 240h400" stroke="#7c5c3e" stroke-width="3"/>
<path d="M60 40h280l-16 230h-248z" fill="#d9b98c"/><path d="M60 40h280l-4 34h-272z" fill="#c9a674"/>
${dish(130, '#d98a1f')}${dish(298, kind === 'wrong' ? '#5f8f3e' : '#b5531f')}${wrongs[kind] ?? ''}
</svg>`;
}

const COMPLAINT = /^issue-([a-z]+)-(\d)\.svg$/;

function drawSvg(name: string): string {
  const [, kind, nth] = COMPLAINT.exec(name) ?? [];
  if (kind) return drawComplaint(kind, Number(nth));
  const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  const words = name.replace('.svg', '').split('-');
  const initials = words.slice(0, 2).map((word) => word.charAt(0).toUpperCase());
  const [light, dark] = [`hsl(${hue} 55% 72%)`, `hsl(${(hue + 40) % 360} 45% 42%)`];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">
<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
<rect width="400" height="300" fill="url(#g)"/><circle cx="200" cy="150" r="92" fill="#fff" fill-opacity=".85"/>
<text x="200" y="175" font-family="sans-serif" font-size="72" text-anchor="middle" fill="${dark}">${initials.join('')}</text>
</svg>`;
}
