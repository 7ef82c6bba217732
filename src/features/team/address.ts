import { safeId } from '../../core/format/wireValues';
import { paths } from '../../core/navigation/paths';

/** The form's address for changing a member (specification B 2, decision b55). */
export function editAddress(id: string): string {
  return `${paths.addTeamMember}?${new URLSearchParams({ edit: 'true', editId: id })}`;
}

/** Whom an address asks to change: nobody, someone by an id, or an id that is none (c3). */
export function readTarget(
  search: URLSearchParams,
): { mode: 'add' } | { mode: 'edit'; id: string } | { mode: 'unknown' } {
  if (!search.has('editId')) return { mode: 'add' };
  const id = safeId(search.get('editId'));
  return id ? { mode: 'edit', id } : { mode: 'unknown' };
}
