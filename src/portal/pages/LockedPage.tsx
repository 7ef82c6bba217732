import { useAtomValue } from 'jotai';
import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useText } from '../../core/messages/useText';
import { paths } from '../../core/navigation/paths';
import type { Needs } from '../../core/permissions/access';
import { labelOf } from '../../core/permissions/catalogue';
import permissionMessages from '../../core/permissions/messages.en.json';
import { localeAtom } from '../../core/state/services';
import { EmptyState } from '../../ui/patterns/EmptyState';
import { Page } from '../../ui/patterns/Page';
import { type ButtonLook, buttonStyles } from '../../ui/primitives/buttonStyles';
import { Card } from '../../ui/primitives/Card';
import messages from '../messages.en.json';

const BackLink = styled(Link)<ButtonLook>`
  ${buttonStyles}
`;

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
          action={<BackLink to={paths.dashboard}>{text('backToDashboard')}</BackLink>}
        />
      </Card>
    </Page>
  );
}
