import { asObject, type Fields } from '../../../sandbox/fields.ts';
import { type Answer, type Backend, callBackend, conforms, differs, skipped } from './backend.ts';
import type { Known } from './plan.ts';

/** The name that the check gives to a category for a moment. */
const MARK = 'Contract check';

interface Category {
  _id: unknown;
  name: unknown;
  hidden: boolean;
}

/** Renames, moves and hides a category, reads the list, and restores it. */
export async function checkCategories(backend: Backend, context: Known): Promise<Answer> {
  const read = async () => {
    const { verdict, data } = await call(backend, context, 'dishCategories');
    return verdict === 'conforms' && Array.isArray(data) ? data.map(toCategory) : null;
  };
  const write = (categories: readonly Category[]) => {
    const fields = { restaurant_id: context.restaurantId, categories };
    return call(backend, context, 'dishCategoriesUpdate', fields);
  };
  const before = await read();
  const [first, ...rest] = before ?? [];
  if (!before || !first) return before ? skipped('there is no category') : differs(UNREAD);
  const changed = [...rest, { ...first, name: MARK, hidden: !first.hidden }];
  const written = await write(changed);
  const during = await read();
  const restored = await write(before);
  // Also after an answer that does not conform, because the list may have changed.
  if (written.verdict !== 'conforms') return written;
  if (restored.verdict !== 'conforms') return differs(`${MARK}: the list was not restored`);
  if (!isSame(during, changed)) return differs('the list does not have the changes');
  return isSame(await read(), before) ? conforms : differs('the list was not restored');
}

const UNREAD = 'the categories could not be read';

function toCategory(value: unknown): Category {
  const { _id, name, hidden } = asObject(value) ?? {};
  return { _id, name, hidden: hidden === true };
}

function isSame(one: readonly Category[] | null, other: readonly Category[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function call(
  backend: Backend,
  context: Known,
  endpoint: 'dishCategories' | 'dishCategoriesUpdate',
  fields?: Fields,
) {
  return callBackend(
    backend,
    { endpoint, needs: [], ...(fields && { fields: () => fields }) },
    context,
  );
}
