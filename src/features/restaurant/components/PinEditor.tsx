import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { useAmounts } from '../../../core/amount/useAmounts';
import type { MapsProvider } from '../../../core/contracts';
import { useText } from '../../../core/messages/useText';
import { servicesAtom } from '../../../core/state/services';
import { ErrorBoundary } from '../../../ui/patterns/ErrorBoundary';
import { FormField } from '../../../ui/patterns/FormField';
import { TextInput } from '../../../ui/primitives/form/TextInput';
import { Quiet } from '../../../ui/primitives/layout/Layout';
import { Pair } from '../../../ui/primitives/layout/ScreenLayout';
import { GUEST, WIDGET } from '../../../ui/theme/RootElement';
import { color, radius } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { type ProfileForm, usePin } from '../usePin';
import { toMapsFailure } from '../usePlaceSearch';

interface PinEditorProps {
  form: ProfileForm;
  /** The provider's map; without one the vendor types the coordinates. */
  Pin?: MapsProvider['Pin'];
}

const Frame = styled.div`
  block-size: 260px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.box};
  background: ${color.surface2};
`;

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
