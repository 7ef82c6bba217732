import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { NO_EXTRA } from '../../../core/extend/extra';
import { useText } from '../../../core/messages/useText';
import { FORM_TOASTS } from '../../../core/state/formToasts';
import { notifyAtom, restaurantIdAtom } from '../../../core/state/services';
import { preparePicture } from '../../../core/uploads/preparePicture';
import { vendorAtom } from '../../../core/vendor/queries';
import { fieldOf, HostFields } from '../../../ui/patterns/fields/FieldList';
import { FileField } from '../../../ui/patterns/files/FileField';
import { Slot } from '../../../ui/patterns/host/Slot';
import { Page } from '../../../ui/patterns/Page';
import { Picture } from '../../../ui/patterns/Picture';
import { EmptyState, QueryView } from '../../../ui/patterns/QueryView';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { Card } from '../../../ui/primitives/layout/Layout';
import { StickyFoot } from '../../../ui/primitives/layout/ScreenLayout';
import { ProgressBar } from '../../../ui/primitives/ProgressBar';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { box, color, radius, space } from '../../../ui/theme/theme';
import { AddressFields } from '../components/AddressFields';
import { DetailFields, OrderFields } from '../components/DetailFields';
import { FormSection } from '../components/FormSection';
import { Gallery, NewPictures } from '../components/Gallery';
import { type ProfileFormValues, type Restaurant, restaurantAtom } from '../data';
import messages from '../messages.en.json';
import type { LinkedVendor } from '../profileValues';
import { useRestaurantForm } from '../useRestaurantForm';

/** `/outlet/restaurant-profile` (B2) */
export function RestaurantProfilePage() {
  const text = useText(messages);
  const query = useAtomValue(restaurantAtom);
  const vendor = useLinkedVendor();
  const help = text(query.data === null ? 'notFound' : 'loadHelp');
  return (
    <Page title={text('title')}>
      <QueryView
        query={query}
        empty={
          <Card>
            <EmptyState text={text('loadFailed')} help={help} />
          </Card>
        }
        skeleton={<Skeleton count={4} height="200px" />}
      >
        {(restaurant) => restaurant && <RestaurantForm restaurant={restaurant} vendor={vendor} />}
      </QueryView>
      <Slot name="restaurantProfile" given={{ extra: query.data?.extra ?? NO_EXTRA }} />
    </Page>
  );
}

/** Shows one toast if the vendor cannot be loaded (B8). */
function useLinkedVendor() {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const { data, isError } = useAtomValue(vendorAtom);
  const hasFailed = isError && !data;
  useEffect(() => {
    if (hasFailed) notify.error(text('vendorFailed'), FORM_TOASTS.restaurant);
  }, [hasFailed, notify, text]);
  return data ?? null;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-inline-size: 880px;
`;

/** A fieldset, because it disables every field of a locked profile. */
const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

interface RestaurantFormProps {
  restaurant: Restaurant;
  vendor: LinkedVendor | null;
}

function RestaurantForm({ restaurant, vendor }: RestaurantFormProps) {
  const text = useText(messages);
  const { form, fields, onSubmit, ...sending } = useRestaurantForm(restaurant, vendor);
  const [banner, newPictures] = useWatch({
    control: form.control,
    name: ['banner', 'newPictures'],
  });
  const { isLocked, extra, wire } = restaurant;
  const id = useAtomValue(restaurantIdAtom);
  const photos = fieldOf(fields, 'photos');
  const address = fieldOf(fields, 'address');
  return (
    <HostFields
      fields={fields}
      name="restaurant"
      record={{ id, extra, wire }}
      isDisabled={isLocked}
    >
      <Form noValidate onSubmit={onSubmit}>
        {isLocked && (
          <Banner tone="warning">
            <strong>{text('lockedTitle')}</strong> {text('lockedText')}
          </Banner>
        )}
        {photos && (
          <FormSection title={photos.label}>
            <BannerField
              control={form.control}
              path={restaurant.banner}
              isNew={banner.files.length > 0}
              isLocked={isLocked}
            />
            <Gallery images={restaurant.gallery} isLocked={isLocked} />
            {!isLocked && <NewPictures control={form.control} />}
          </FormSection>
        )}
        <Fields disabled={isLocked}>
          <DetailFields fields={fields} control={form.control} storedDiet={restaurant.diet} />
          {address && <AddressFields form={form} title={address.label} />}
          <OrderFields fields={fields} control={form.control} commission={restaurant.commission} />
        </Fields>
        {!isLocked && (
          <UpdateBar sending={sending} isChecking={banner.isChecking || newPictures.isChecking} />
        )}
      </Form>
    </HostFields>
  );
}

const Wide = styled(Picture)`
  inline-size: 100%;
  aspect-ratio: 16 / 5;
  border: 1px solid ${color.border};
  border-radius: ${radius.box};
  object-fit: cover;
`;

interface BannerFieldProps {
  control: Control<ProfileFormValues>;
  path: string;
  isNew: boolean;
  isLocked: boolean;
}

function BannerField({ control, path, isNew, isLocked }: BannerFieldProps) {
  const text = useText(messages);
  if (isLocked) return <Wide source={path} alt={text('bannerAlt')} />;
  return (
    <FileField
      control={control}
      name="banner"
      label={text('banner')}
      hint={text(isNew ? 'bannerNew' : 'bannerHint')}
      accept="image/*"
      prepare={(file) => preparePicture(file, 'banner')}
      chooseLabel={text(path || isNew ? 'bannerChoose' : 'bannerAdd')}
      keepLabel={path ? text('bannerUndo') : undefined}
    >
      {([picked]) => <Wide source={picked?.file ?? path} alt={text('bannerAlt')} />}
    </FileField>
  );
}

const Actions = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space[2]};
  ${box.fromMedium} {
    grid-auto-columns: auto;
    justify-content: end;
  }
`;

interface UpdateBarProps {
  sending: Pick<ReturnType<typeof useRestaurantForm>, 'problem' | 'progress' | 'isBusy' | 'cancel'>;
  isChecking: boolean;
}

function UpdateBar({ sending, isChecking }: UpdateBarProps) {
  const text = useText(messages);
  const { problem, progress, isBusy, cancel } = sending;
  return (
    <StickyFoot>
      {problem && <Banner tone="danger">{problem}</Banner>}
      {progress !== undefined && (
        <ProgressBar label={text(progress < 1 ? 'uploading' : 'waiting')} value={progress} />
      )}
      <Actions>
        {isBusy && <Button onClick={cancel}>{text('cancelUpload')}</Button>}
        <Button type="submit" variant="primary" isBusy={isBusy || isChecking}>
          {text('update')}
        </Button>
      </Actions>
    </StickyFoot>
  );
}
