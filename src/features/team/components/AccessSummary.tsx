import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useText } from '../../../core/messages/useText';
import { CATALOGUE, PERMISSIONS, type Permission } from '../../../core/permissions/catalogue';
import permissionMessages from '../../../core/permissions/messages.en.json';
import { localeAtom } from '../../../core/state/services';
import { Quiet } from '../../../ui/primitives/Text';
import messages from '../messages.en.json';

/** What a selection of permissions means, in words. */
export function AccessSummary({ permissions }: { permissions: readonly Permission[] }) {
  const text = useText(messages);
  const list = useListOf(permissions);
  const isAll = PERMISSIONS.every((one) => permissions.includes(one));
  const words = () => {
    if (permissions.length === 0) return text('summaryNone');
    return isAll ? text('summaryAll') : text('summarySome', { list });
  };
  return (
    <Quiet as="p" role="status">
      {words()}
    </Quiet>
  );
}

function useListOf(permissions: readonly Permission[]): string {
  const phrase = useText(permissionMessages);
  const locale = useAtomValue(localeAtom);
  const join = useMemo(() => new Intl.ListFormat(locale, { type: 'conjunction' }), [locale]);
  const chosen = CATALOGUE.filter(({ value }) => permissions.includes(value));
  return join.format(chosen.map(({ can }) => phrase(can)));
}
