import { useAtom, useAtomValue } from 'jotai';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { stationAtom } from '../../../core/orders/stations/state';
import { Button } from '../../../ui/primitives/Button';
import messages from './messages.en.json';
import { showsAllAtom } from './state';

/** Switches between the station of the device and all dishes; not rendered without a station. */
export function StationSwitch() {
  const text = useText(messages);
  const station = useAtomValue(stationAtom);
  const [showsAll, setShowsAll] = useAtom(showsAllAtom);
  if (!station) return null;
  return (
    <div data-part="stations" role="group" aria-label={text('station')}>
      <Button aria-pressed={!showsAll} onClick={() => setShowsAll(false)}>
        <span>{clip(station.name)}</span>
      </Button>
      <Button aria-pressed={showsAll} onClick={() => setShowsAll(true)}>
        {text('all')}
      </Button>
    </div>
  );
}
