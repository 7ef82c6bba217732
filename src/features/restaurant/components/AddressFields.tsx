import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { MapsProvider } from '../../../core/contracts';
import { useText } from '../../../core/messages/useText';
import { mapsAtom } from '../../../core/state/services';
import { FormField } from '../../../ui/patterns/FormField';
import { SuggestInput } from '../../../ui/patterns/SuggestInput';
import { TextArea } from '../../../ui/primitives/form/TextArea';
import messages from '../messages.en.json';
import { ADDRESS_MAX } from '../schema';
import { type SearchState, usePlaceSearch } from '../usePlaceSearch';
import { FormSection } from './FormSection';
import { PinEditor, PinStatus, type ProfileForm, setPlace } from './PinEditor';

const HINTS = {
  idle: 'addressHint',
  searching: 'searching',
  resolving: 'resolving',
  down: 'addressDown',
} as const satisfies Record<SearchState, keyof typeof messages>;

export function AddressFields({ form, title }: { form: ProfileForm; title: string }) {
  const maps = useAtomValue(mapsAtom);
  return (
    <FormSection title={title}>
      {maps ? <SearchedAddress form={form} maps={maps} /> : <PlainAddress form={form} />}
    </FormSection>
  );
}

function PlainAddress({ form }: { form: ProfileForm }) {
  const text = useText(messages);
  return (
    <>
      <FormField control={form.control} name="address">
        {(field) => (
          <TextArea
            label={text('address')}
            hint={text('addressPlainHint')}
            maxCount={ADDRESS_MAX}
            rows={2}
            autoComplete="street-address"
            {...field}
          />
        )}
      </FormField>
      <PinStatus form={form} isPlain />
      <PinEditor form={form} />
    </>
  );
}

function SearchedAddress({ form, maps }: { form: ProfileForm; maps: MapsProvider }) {
  const text = useText(messages);
  const [isAdjusting, setAdjusting] = useState(false);
  const search = usePlaceSearch(maps, (place) => {
    setPlace(form, place);
    setAdjusting(true);
  });
  const isDown = search.state === 'down';
  return (
    <>
      <FormField control={form.control} name="address">
        {({ onChange, ...field }) => (
          <SuggestInput
            {...field}
            label={text('address')}
            hint={text(HINTS[search.state])}
            maxCount={ADDRESS_MAX}
            attribution={maps.attribution}
            suggestions={search.suggestions}
            onFocus={search.prepare}
            onClose={search.close}
            onChange={(typed) => {
              onChange(typed);
              void search.search(typed);
            }}
            onChoose={(suggestion) => {
              onChange(suggestion.text);
              void search.choose(suggestion);
            }}
          />
        )}
      </FormField>
      <PinStatus
        form={form}
        isPlain={isDown}
        onAdjust={isDown || isAdjusting ? undefined : () => setAdjusting(true)}
      />
      {(isDown || isAdjusting) && <PinEditor form={form} Pin={isDown ? undefined : maps.Pin} />}
    </>
  );
}
