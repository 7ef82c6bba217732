import { useAtomValue } from 'jotai';
import { MapPin } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { useAmounts } from '../../../core/amount/useAmounts';
import type { MapsProvider } from '../../../core/contracts';
import { useText } from '../../../core/messages/useText';
import { servicesAtom } from '../../../core/state/services';
import { ErrorBoundary } from '../../../ui/patterns/ErrorBoundary';
import { FormField } from '../../../ui/patterns/FormField';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { TextInput } from '../../../ui/primitives/form/TextInput';
import { Quiet, Row, Text } from '../../../ui/primitives/layout/Layout';
import { Pair } from '../../../ui/primitives/layout/ScreenLayout';
import { GUEST, WIDGET } from '../../../ui/theme/RootElement';
import { color, radius } from '../../../ui/theme/theme';
import type { ProfileFormValues } from '../data';
import messages from '../messages.en.json';
import { isPinConfirmed, pointValues } from '../profileValues';
import { type Place, toMapsFailure } from '../usePlaceSearch';

export type ProfileForm = UseFormReturn<ProfileFormValues>;

interface PinEditorProps {
  form: ProfileForm;
  /** The provider's map; without one the vendor types the coordinates. */
  Pin?: MapsProvider['Pin'];
}

export function PinEditor({ form, Pin }: PinEditorProps) {
  const { confirm } = usePin(form);
  return (
    <>
      {Pin && <PinMap form={form} Pin={Pin} />}
      <Pair>
        <DegreesField form={form} name="lat" onTyped={confirm} />
        <DegreesField form={form} name="lng" onTyped={confirm} />
      </Pair>
    </>
  );
}

const DIRTY = { shouldDirty: true } as const;

/** Returns the pin, and whether it was set for the current address (b87). */
function usePin(form: ProfileForm) {
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

const Frame = styled.div`
  block-size: 260px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.box};
  background: ${color.surface2};
`;

function PinMap({ form, Pin }: Required<PinEditorProps>) {
  const text = useText(messages);
  const { callbacks } = useAtomValue(servicesAtom);
  const { lat, lng, isSet, move } = usePin(form);
  const { value } = useAmounts().decimal;
  const point = { lat: value(lat), lng: value(lng) };
  if (!Pin || !isSet || point.lat === null || point.lng === null) return null;
  return (
    <ErrorBoundary
      onCatch={(error) => callbacks.onError(toMapsFailure(error))}
      fallback={() => <Quiet as="p">{text('mapFailed')}</Quiet>}
    >
      <Frame role="group" className={`${GUEST} ${WIDGET}`} aria-label={text('mapLabel')}>
        <Pin lat={point.lat} lng={point.lng} onMove={move} />
      </Frame>
      <Quiet as="p">{text('mapHelp')}</Quiet>
    </ErrorBoundary>
  );
}

interface DegreesFieldProps {
  form: ProfileForm;
  name: 'lat' | 'lng';
  onTyped: () => void;
}

function DegreesField({ form, name, onTyped }: DegreesFieldProps) {
  const text = useText(messages);
  return (
    <FormField control={form.control} name={name}>
      {({ onChange, ...field }) => (
        <TextInput
          label={text(name)}
          hint={text(`${name}Hint`)}
          inputMode="decimal"
          autoComplete="off"
          {...field}
          onChange={(event) => {
            onChange(event);
            onTyped();
          }}
        />
      )}
    </FormField>
  );
}

interface PinStatusProps {
  form: ProfileForm;
  /** True if there is no address search and the vendor types the coordinates. */
  isPlain: boolean;
  /** Opens the map; `undefined` while it is open. */
  onAdjust?: (() => void) | undefined;
}

/** Shows whether the pin was set for the current address (b87). */
export function PinStatus({ form, isPlain, onAdjust }: PinStatusProps) {
  const text = useText(messages);
  const pin = usePin(form);
  const adjust = onAdjust && (
    <Button size="sm" icon={<MapPin size={16} />} onClick={onAdjust}>
      {text('adjustPin')}
    </Button>
  );
  if (pin.isSet && pin.isConfirmed) {
    return (
      <Row>
        <Text size="sm" tone="success">
          {text('pinConfirmed')}
        </Text>
        {adjust}
      </Row>
    );
  }
  if (!pin.isSet) {
    return (
      <Banner tone="info" action={adjust}>
        <strong>{text('pinNone')}</strong> {text('pinNoneHelp')}
      </Banner>
    );
  }
  const confirm = (
    <Row>
      {adjust}
      <Button size="sm" onClick={pin.confirm}>
        {text('confirmPin')}
      </Button>
    </Row>
  );
  return (
    <Banner tone="warning" action={confirm}>
      <strong>{text('pinNotConfirmed')}</strong> {text(isPlain ? 'pinOldPlain' : 'pinOld')}
    </Banner>
  );
}

/** Sets the address together with its coordinates. */
export function setPlace({ setValue, getValues }: ProfileForm, { address, ...point }: Place): void {
  const chosen = address || getValues('address');
  const { lat, lng } = pointValues(point);
  setValue('address', chosen, DIRTY);
  setValue('pinnedAddress', chosen, DIRTY);
  setValue('lat', lat, DIRTY);
  setValue('lng', lng, DIRTY);
}
