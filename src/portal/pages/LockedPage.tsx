import { useAtomValue } from 'jotai';
import { LockKeyhole } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../core/messages/useText';
import { paths } from '../../core/navigation/paths';
import { onlyPathAtom, startPathAtom } from '../../core/navigation/screens';
import type { Needs } from '../../core/permissions/access';
import { labelOf } from '../../core/permissions/catalogue';
import permissionMessages from '../../core/permissions/messages.en.json';
import { formatLocaleAtom } from '../../core/state/services';
import { Page } from '../../ui/patterns/Page';
import { EmptyState } from '../../ui/patterns/QueryView';
import { ButtonLink } from '../../ui/primitives/Button';
import { Card } from '../../ui/primitives/layout/Layout';
import messages from '../messages.en.json';

/** Names the missing permission and who can grant it. */
export function LockedPage({ needs }: { needs: Needs }) {
  const text = useText(messages);
  const label = useText(permissionMessages);
  const locale = useAtomValue(formatLocaleAtom);
  const start = useAtomValue(startPathAtom);
  const isPart = useAtomValue(onlyPathAtom) !== null;
  const { pathname } = useLocation();
  const labels = needs.map((need) => label(labelOf(need)));
  const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(labels);
  return (
    <Page title={text('lockedTitle')}>
      <Card>
        <EmptyState
          icon={<LockKeyhole size={32} />}
          text={text('lockedText', { count: needs.length, list })}
          help={text('lockedHelp', { manageTeam: label('manageTeam') })}
          action={
            !isPart &&
            pathname !== start && (
              <ButtonLink to={start}>
                {text(start === paths.dashboard ? 'backToDashboard' : 'backToOrders')}
              </ButtonLink>
            )
          }
        />
      </Card>
    </Page>
  );
}
