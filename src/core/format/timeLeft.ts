/** `4:05`, or `1:04:05` for an hour or more; never negative. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  const padded = parts.map((part) => String(part).padStart(2, '0'));
  return hours > 0 ? [hours, ...padded].join(':') : `${parts[0]}:${padded[1]}`;
}
