import { useAtomValue } from 'jotai';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { restaurantIdAtom } from '../../../core/state/services';
import { fieldOf, HostFields } from '../../../ui/patterns/fields/FieldList';
import { Banner } from '../../../ui/primitives/Banner';
import { space } from '../../../ui/theme/theme';
import type { Restaurant } from '../data';
import messages from '../messages.en.json';
import type { LinkedVendor } from '../profileValues';
import { useRestaurantForm } from '../useRestaurantForm';
import { AddressFields } from './AddressFields';
import { BannerField } from './BannerField';
import { DetailFields } from './DetailFields';
import { FormSection } from './FormSection';
import { Gallery } from './Gallery';
import { NewPictures } from './NewPictures';
import { OrderFields } from './OrderFields';
import { UpdateBar } from './UpdateBar';

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

export function RestaurantForm({ restaurant, vendor }: RestaurantFormProps) {
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
