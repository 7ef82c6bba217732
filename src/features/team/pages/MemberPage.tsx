import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { RETURNING } from '../../../core/navigation/returning';
import { HostMenu } from '../../../ui/patterns/host/HostMenu';
import { Page } from '../../../ui/patterns/Page';
import { EmptyState, QueryView } from '../../../ui/patterns/QueryView';
import { Button, ButtonLink } from '../../../ui/primitives/Button';
import { Card } from '../../../ui/primitives/layout/Layout';
import { StickyFoot } from '../../../ui/primitives/layout/ScreenLayout';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { box, color, space } from '../../../ui/theme/theme';
import { MemberFields, MemberOfHost, useMemberForm } from '../components/MemberForm';
import { createMemberAtom, type TeamMember, toMemberSummary } from '../data';
import { readTarget } from '../links';
import messages from '../messages.en.json';

const NO_ENTRIES = [] as const;

const Sheet = styled(Card)`
  max-inline-size: 760px;
`;

const Foot = styled(StickyFoot)`
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
  margin-block: ${space[5]} calc(-1 * ${space[3]});
  background: ${color.surface};
  ${box.narrow} {
    & > * {
      flex: 1;
    }
  }
`;

/** `/team/add-team-member`; with `?editId=` it edits a member (b55). */
export function MemberPage() {
  const text = useText(messages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const target = readTarget(search);
  return (
    <Page
      title={text(target.mode === 'add' ? 'addTitle' : 'editTitle')}
      onBack={() => void navigate(paths.team, { state: RETURNING })}
      backLabel={text('backToTeam')}
    >
      <Sheet $padding={5}>
        {target.mode === 'add' && <MemberForm key="add" />}
        {target.mode === 'edit' && <EditMember key={target.id} id={target.id} />}
        {target.mode === 'unknown' && <NoMember />}
      </Sheet>
    </Page>
  );
}

function EditMember({ id }: { id: string }) {
  const read = useAtomValue(useMemo(() => createMemberAtom(id), [id]));
  // If the member was deleted elsewhere, the form stays open and the server refuses the save.
  const [lastMember, setLastMember] = useState(read.data);
  if (read.data && read.data !== lastMember) setLastMember(read.data);
  const query = { ...read, data: read.data ?? lastMember ?? read.data };
  const empty = <NoMember hasFailed={query.data === undefined} />;
  return (
    <QueryView query={query} empty={empty} skeleton={<Skeleton count={4} height="64px" />}>
      {(member) => member && <MemberForm member={member} />}
    </QueryView>
  );
}

function NoMember({ hasFailed = false }: { hasFailed?: boolean }) {
  const text = useText(messages);
  const back = <ButtonLink to={paths.team}>{text('backToTeam')}</ButtonLink>;
  const [title, help] = hasFailed
    ? (['memberLoadFailed', 'loadHelp'] as const)
    : (['notFound', 'notFoundHelp'] as const);
  return <EmptyState text={text(title)} help={text(help)} action={back} />;
}

function MemberForm({ member }: { member?: TeamMember }) {
  const text = useText(messages);
  const navigate = useNavigate();
  const { form, fields, onSubmit, isBusy, problem } = useMemberForm({
    member,
    wording: 'page',
    // Replaces the history entry, so that Back does not reopen the form.
    onSaved: () => void navigate(paths.team, { replace: true, state: RETURNING }),
  });
  return (
    <MemberOfHost fields={fields} member={member}>
      <form noValidate onSubmit={onSubmit}>
        <MemberFields form={form} fields={fields} problem={problem} />
        <Foot>
          {member && (
            <HostMenu
              kind="member"
              toRecord={() => toMemberSummary(member)}
              variant="secondary"
              items={NO_ENTRIES}
            />
          )}
          <Button onClick={() => void navigate(paths.team, { state: RETURNING })} disabled={isBusy}>
            {text('back')}
          </Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {text('submit')}
          </Button>
        </Foot>
      </form>
    </MemberOfHost>
  );
}
