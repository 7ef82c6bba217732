import { useAtomValue } from 'jotai';
import { LockKeyhole } from 'lucide-react';
import { useText } from '../../core/messages/useText';
import { paths } from '../../core/navigation/paths';
import type { Needs } from '../../core/permissions/access';
import { labelOf } from '../../core/permissions/catalogue';
import permissionMessages from '../../core/permissions/messages.en.json';
import { localeAtom } from '../../core/state/services';
import { EmptyState } from '../../ui/patterns/EmptyState';
import { Page } from '../../ui/patterns/Page';
import { ButtonLink } from '../../ui/primitives/ButtonLink';
import { Card } from '../../ui/primitives/Card';
import messages from '../messages.en.json';

/** Says what is missing and who can grant it. */
export function LockedPage({ needs }: { needs: Needs }) {
  const text = useText(messages);
  const label = useText(permissionMessages);
  const locale = useAtomValue(localeAtom);
  const labels = needs.map((need) => label(labelOf(need)));
  const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(labels);
  return (
    <Page title={text('lockedTitle')}>
      <Card>
        <EmptyState
          icon={<LockKeyhole size={32} aria-hidden="true" />}
          text={text('lockedText', { count: needs.length, list })}
          help={text('lockedHelp', { manageTeam: label('manageTeam') })}
          action={<ButtonLink to={paths.dashboard}>{text('backToDashboard')}</ButtonLink>}
        />
      </Card>
    </Page>
  );
}
