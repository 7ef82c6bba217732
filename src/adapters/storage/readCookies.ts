/** All values of a cookie that the page can read, the most specific path first. Without js-cookie, for `vendor-portal/watch`. */
export function readCookies(name: string): string[] {
  const prefix = `${name}=`;
  return document.cookie
    .split('; ')
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => decode(pair.slice(prefix.length)));
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
