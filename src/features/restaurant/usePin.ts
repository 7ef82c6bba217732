import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ProfileFormValues } from './data';
import { isPinConfirmed, pointValues } from './profileValues';
import type { Place } from './usePlaceSearch';

export type ProfileForm = UseFormReturn<ProfileFormValues>;

const DIRTY = { shouldDirty: true } as const;

/** Sets the address together with its coordinates. */
export function setPlace({ setValue, getValues }: ProfileForm, { address, ...point }: Place): void {
  const chosen = address || getValues('address');
  const { lat, lng } = pointValues(point);
  setValue('address', chosen, DIRTY);
  setValue('pinnedAddress', chosen, DIRTY);
  setValue('lat', lat, DIRTY);
  setValue('lng', lng, DIRTY);
}

/** Returns the pin, and whether it was set for the current address (b87). */
export function usePin(form: ProfileForm) {
  const { control, setValue, getValues } = form;
  const [address, pinnedAddress, lat, lng] = useWatch({
    control,
    name: ['address', 'pinnedAddress', 'lat', 'lng'],
  });
  const confirm = () => setValue('pinnedAddress', getValues('address'), DIRTY);
  return {
    lat,
    lng,
    isSet: lat.trim() !== '' && lng.trim() !== '',
    isConfirmed: isPinConfirmed({ address, pinnedAddress }),
    confirm,
    move(point: { lat: number; lng: number }): void {
      const moved = pointValues(point);
      setValue('lat', moved.lat, DIRTY);
      setValue('lng', moved.lng, DIRTY);
      confirm();
    },
  };
}
