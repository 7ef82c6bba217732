import type { PartialMessages } from '../../core/contracts';

type Loose = Readonly<Record<string, unknown>>;

/** Whether both hold the same texts, in whatever objects. */
export function sameMessages(a: PartialMessages, b: PartialMessages): boolean {
  return isSame(a, b, (x, y) => isSame(x, y, Object.is));
}

function isSame(a: unknown, b: unknown, isSamePart: (x: unknown, y: unknown) => boolean): boolean {
  if (a === b) return true;
  const [left, right] = [Object(a) as Loose, Object(b) as Loose];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => key in right && isSamePart(left[key], right[key]))
  );
}
