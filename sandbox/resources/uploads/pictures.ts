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

function drawSvg(name: string): string {
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
