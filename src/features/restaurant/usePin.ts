import { type UseFormReturn, useWatch } from 'react-hook-form';
import { isPinConfirmed, pointValues } from './profileValues';
import type { ProfileValues } from './types';
import type { Place } from './usePlaceSearch';

export type ProfileForm = UseFormReturn<ProfileValues>;

const DIRTY = { shouldDirty: true } as const;

/** A place was chosen: its address and its point belong together. */
export function setPlace({ setValue, getValues }: ProfileForm, { address, ...point }: Place): void {
  const chosen = address || getValues('address');
  const { lat, lng } = pointValues(point);
  setValue('address', chosen, DIRTY);
  setValue('pinnedAddress', chosen, DIRTY);
  setValue('lat', lat, DIRTY);
  setValue('lng', lng, DIRTY);
}

/** Where the point is, and whether it is known to be the one of the address (decision b87). */
export function usePin(form: ProfileForm) {
  const { control, setValue, getValues } = form;
  const [address, pinnedAddress, lat, lng] = useWatch({
    control,
    name: ['address', 'pinnedAddress', 'lat', 'lng'],
  });
  /** Somebody who knows the door has set the pin, or says that it is right. */
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
