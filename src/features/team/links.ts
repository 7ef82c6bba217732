import { safeId } from '../../core/format/wireValues';
import { paths } from '../../core/navigation/paths';

/** The URL of the edit form (B2, b55). */
export function editAddress(id: string): string {
  return `${paths.addTeamMember}?${new URLSearchParams({ edit: 'true', editId: id })}`;
}

/** The form that a URL opens: an empty one, the form of a member, or nothing for an invalid id (c3). */
export function readTarget(
  search: URLSearchParams,
): { mode: 'add' } | { mode: 'edit'; id: string } | { mode: 'unknown' } {
  if (!search.has('editId')) return { mode: 'add' };
  const id = safeId(search.get('editId'));
  return id ? { mode: 'edit', id } : { mode: 'unknown' };
}
