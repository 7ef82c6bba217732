import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { Banner } from '../../../ui/primitives/Banner';
import { Heading } from '../../../ui/primitives/Text';
import { space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import type { Contact, Restaurant } from '../types';
import { useRestaurantForm } from '../useRestaurantForm';
import { AddressFields } from './AddressFields';
import { BannerField } from './BannerField';
import { DetailFields } from './DetailFields';
import { Fields, Section } from './formStyles';
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

interface RestaurantFormProps {
  restaurant: Restaurant;
  vendor: Contact | null;
}

/** The whole profile. It keeps what was typed through refusals, lost answers and locks. */
export function RestaurantForm({ restaurant, vendor }: RestaurantFormProps) {
  const text = useText(messages);
  const { form, pictures, sending, onSubmit } = useRestaurantForm(restaurant, vendor);
  const { isLocked } = restaurant;
  return (
    <Form noValidate onSubmit={onSubmit}>
      {isLocked && (
        <Banner tone="warning">
          <strong>{text('lockedTitle')}</strong> {text('lockedText')}
        </Banner>
      )}
      <Section as="section" $padding={5}>
        <Heading>{text('sectionPhotos')}</Heading>
        <BannerField path={restaurant.banner} pictures={pictures} isLocked={isLocked} />
        <Gallery images={restaurant.gallery} isLocked={isLocked} />
        {!isLocked && <NewPictures pictures={pictures} />}
      </Section>
      <Fields disabled={isLocked}>
        <DetailFields control={form.control} restaurant={restaurant} isLocked={isLocked} />
        <AddressFields form={form} />
        <OrderFields control={form.control} commission={restaurant.commission} />
      </Fields>
      {!isLocked && <UpdateBar sending={sending} isChecking={pictures.isChecking} />}
    </Form>
  );
}
