type Comparisons<Now, Sent> = {
  [Field in keyof Sent]?: (
    now: Field extends keyof Now ? Now[Field] : undefined,
    sent: Sent[Field],
  ) => boolean;
};

/**
 * Whether a record that was read back has every field that was sent. Values are compared as they are sent, without
 * spaces around a text. `comparisons` contains functions for all other fields, including those that the record does not
 * have.
 */
export function isSaved<
  Sent extends object,
  Now extends Record<Exclude<keyof Sent, keyof Others>, unknown>,
  Others extends Comparisons<Now, Sent> = object,
>(now: Now, sent: Sent, comparisons?: Others): boolean {
  const records: Record<string, unknown>[] = [now, sent as Record<string, unknown>];
  const compare: Record<string, ((now: never, sent: never) => boolean) | undefined> = {
    ...comparisons,
  };
  return Object.keys(sent).every((field) => {
    const [value, wanted] = records.map((one) => one[field]);
    return (compare[field] ?? isEqual)(value as never, wanted as never);
  });
}

function isEqual(one: unknown, other: unknown): boolean {
  return plain(one) === plain(other);
}

function plain(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() : JSON.stringify(value);
}
