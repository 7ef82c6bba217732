import { yupResolver } from '@hookform/resolvers/yup';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { NO_EXTRA } from '../../../core/extend/extra';
import { useText } from '../../../core/messages/useText';
import { vendorAtom } from '../../../core/vendor/queries';
import type { Vendor } from '../../../core/vendor/types';
import { FormField } from '../../../ui/patterns/FormField';
import { FieldList, HostFields } from '../../../ui/patterns/fields/FieldList';
import { useRecordForm } from '../../../ui/patterns/fields/useRecordForm';
import { Page } from '../../../ui/patterns/Page';
import { EmptyState, QueryView } from '../../../ui/patterns/QueryView';
import { TextField } from '../../../ui/patterns/TextField';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { PhoneInput } from '../../../ui/primitives/form/PhoneInput';
import { Card, Quiet, Stack } from '../../../ui/primitives/layout/Layout';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { box, space } from '../../../ui/theme/theme';
import { DeviceSettings } from '../../device/public';
import { type Profile, saveProfileAtom } from '../data';
import messages from '../messages.en.json';
import { profileSchema } from '../schema';

const Sheet = styled(Card)`
  max-inline-size: 560px;
`;

const Device = styled.div`
  max-inline-size: 560px;
`;

/** `/setting/manage-profile` (B2) */
export function ManageProfilePage() {
  const text = useText(messages);
  const vendor = useAtomValue(vendorAtom);
  return (
    <Page title={text('title')}>
      <Sheet $padding={5}>
        <QueryView
          query={vendor}
          empty={<EmptyState text={text('loadFailed')} help={text('loadHelp')} />}
          skeleton={<Skeleton count={3} height="64px" />}
        >
          {(profile) => (
            <Stack>
              <Quiet as="p">{text('intro')}</Quiet>
              <ProfileForm profile={profile} />
            </Stack>
          )}
        </QueryView>
      </Sheet>
      <Device>
        <DeviceSettings />
      </Device>
    </Page>
  );
}

interface ProfileFormProps {
  profile: Profile & Pick<Vendor, 'id' | 'wire'>;
}

const Foot = styled.div`
  display: grid;
  margin-block-start: ${space[2]};
  ${box.fromMedium} {
    justify-content: end;
  }
`;

export function ProfileForm({ profile }: ProfileFormProps) {
  const text = useText(messages);
  const { form, fields, onSubmit, isBusy, problem } = useProfileForm(profile);
  const { control } = form;
  const { id, wire } = profile;
  return (
    <HostFields fields={fields} name="profile" record={{ id, wire, extra: NO_EXTRA }}>
      <form noValidate onSubmit={onSubmit}>
        <Stack>
          <FieldList
            fields={fields}
            inputs={{
              name: (texts) => (
                <TextField control={control} name="name" autoComplete="name" {...texts} />
              ),
              phone: (texts) => (
                <FormField control={control} name="phone">
                  {(field) => <PhoneInput {...texts} {...field} />}
                </FormField>
              ),
              email: (texts) => (
                <TextField
                  control={control}
                  name="email"
                  type="email"
                  autoComplete="email"
                  {...texts}
                />
              ),
            }}
          />
          {problem && <Banner tone="danger">{problem}</Banner>}
          <Foot>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {text('save')}
            </Button>
          </Foot>
        </Stack>
      </form>
    </HostFields>
  );
}

function useProfileForm({ id, name, phone, email }: Profile & { id: string }) {
  const text = useText(messages);
  return useRecordForm({
    form: 'account',
    name: 'profile',
    id,
    own: [
      { id: 'name', label: text('name'), isRequired: true, isWide: true },
      {
        id: 'phone',
        label: text('phone'),
        hint: text('phoneHint'),
        isRequired: true,
        isWide: true,
      },
      { id: 'email', label: text('email'), isRequired: true, isWide: true },
    ],
    serverFields: { name: 'name', phone: 'phone', email: 'email' },
    values: useMemo((): Profile => ({ name, phone, email }), [name, phone, email]),
    resolver: useMemo(() => yupResolver(profileSchema(text)), [text]),
    mutation: saveProfileAtom,
    toInput: (profile, more) => ({ profile, more }),
    group: 'account',
    done: () => text('updated'),
    failed: text('updateFailed'),
    reasons: { refused: text('nothingSaved'), lost: text('answerLost') },
  });
}
