import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { stationAtom, stationsAtom } from '../../../core/orders/stations/state';
import type { Station } from '../../../core/orders/stations/stations';
import { randomId } from '../../../core/randomId';
import { Button } from '../../../ui/primitives/Button';
import { ChoiceGroup } from '../../../ui/primitives/form/ChoiceGroup';
import { Row, Stack } from '../../../ui/primitives/layout/Layout';
import messages from './messages.en.json';
import { StationForm } from './StationForm';
import { showsAllAtom } from './state';

/** Chooses the station of this device, and changes its stations. */
export function StationSettings() {
  const text = useText(messages);
  const [stations, setStations] = useAtom(stationsAtom);
  const [edited, setEdited] = useState<Station | null>(null);
  const choose = useChoose();
  const station = useAtomValue(stationAtom);
  if (edited) {
    const others = stations.filter(({ id }) => id !== edited.id);
    const isNew = others.length === stations.length;
    return (
      <StationForm
        station={edited}
        onCancel={() => setEdited(null)}
        onSave={(saved) => {
          setStations(
            isNew
              ? [...stations, saved]
              : stations.map((one) => (one.id === saved.id ? saved : one)),
          );
          choose(saved.id);
          setEdited(null);
        }}
        onDelete={
          isNew
            ? undefined
            : () => {
                setStations(others);
                choose('');
                setEdited(null);
              }
        }
      />
    );
  }
  return (
    <Stack gap={2}>
      <ChoiceGroup
        label={text('station')}
        hint={text('stationHelp')}
        options={[
          { value: '', label: text('allDishes') },
          ...stations.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={station?.id ?? ''}
        onChange={choose}
      />
      <Row>
        {station && (
          <Button onClick={() => setEdited(station)}>{text('edit', { name: station.name })}</Button>
        )}
        <Button
          onClick={() => setEdited({ id: randomId(), name: '', elsewhere: [], distance: '' })}
        >
          {text('add')}
        </Button>
      </Row>
    </Stack>
  );
}

function useChoose() {
  const setStation = useSetAtom(stationAtom);
  const setShowsAll = useSetAtom(showsAllAtom);
  return (id: string) => {
    setStation(id);
    setShowsAll(false);
  };
}
