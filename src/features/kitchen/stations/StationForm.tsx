import { useAtomValue } from 'jotai';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { clip } from '../../../core/format/wireValues';
import { menuCategoriesAtom } from '../../../core/menu/stationQueries';
import { useText } from '../../../core/messages/useText';
import { MAX_STATION_NAME } from '../../../core/orders/stations/state';
import { elsewhereOf, type Station } from '../../../core/orders/stations/stations';
import { cleanName } from '../../../core/text/cleanName';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { TextInput } from '../../../ui/primitives/form/TextInput';
import { Checkbox } from '../../../ui/primitives/form/Toggle';
import { Quiet, Row, Stack } from '../../../ui/primitives/layout/Layout';
import messages from './messages.en.json';

interface StationFormProps {
  station: Station;
  onSave: (station: Station) => void;
  onCancel: () => void;
  onDelete: (() => void) | undefined;
}

/** The name of a station and the categories that it cooks. */
export function StationForm({ station, onSave, onCancel, onDelete }: StationFormProps) {
  const text = useText(messages);
  const nameRef = useRef<HTMLInputElement>(null);
  // The button that had the focus is gone.
  useEffect(() => nameRef.current?.focus(), []);
  const [name, setName] = useState(station.name);
  const [hasNoName, setHasNoName] = useState(false);
  const [cooked, setCooked] = useState<readonly string[]>();
  const offered = useAtomValue(menuCategoriesAtom).data?.map(({ id }) => id) ?? [];
  const { elsewhere } = station;
  const chosen =
    cooked ?? (elsewhere.length > 0 ? offered.filter((id) => !elsewhere.includes(id)) : []);

  function save(event: FormEvent): void {
    event.preventDefault();
    const clean = cleanName(name);
    setHasNoName(!clean);
    if (!clean) return;
    // A category that has no dish now can have some later.
    const unused = elsewhere.filter((id) => !offered.includes(id));
    const others = chosen.length > 0 ? [...unused, ...elsewhereOf(offered, chosen)] : [];
    onSave({ ...station, name: clean, elsewhere: cooked ? others : elsewhere });
  }

  return (
    <form noValidate aria-label={text('station')} onSubmit={save}>
      <Stack gap={3}>
        <TextInput
          ref={nameRef}
          label={text('name')}
          maxLength={MAX_STATION_NAME}
          value={name}
          error={hasNoName ? text('nameMissing') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Categories chosen={chosen} onChange={setCooked} />
        <Row>
          <Button type="submit" variant="primary">
            {text('save')}
          </Button>
          <Button onClick={onCancel}>{text('cancel')}</Button>
          {onDelete && (
            <Button variant="danger" onClick={onDelete}>
              {text('delete')}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}

interface CategoriesProps {
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

function Categories({ chosen, onChange }: CategoriesProps) {
  const text = useText(messages);
  const { data, isError, refetch } = useAtomValue(menuCategoriesAtom);
  const helpId = useId();
  if (!data && isError) {
    return (
      <Banner tone="danger" action={<Button onClick={refetch}>{text('tryAgain')}</Button>}>
        {text('failed')}
      </Banner>
    );
  }
  if (!data) return <p role="status">{text('loading')}</p>;
  if (data.length === 0) return <p>{text('noCategories')}</p>;
  return (
    <fieldset data-part="categories" aria-describedby={helpId}>
      <legend>{text('categories')}</legend>
      {data.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={clip(name)}
          checked={chosen.includes(id)}
          onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
      <Quiet as="p" id={helpId}>
        {text('categoriesHelp')}
      </Quiet>
    </fieldset>
  );
}
