import { atom } from 'jotai';
import type { PrinterAdapter, PrinterDevice } from '../../../core/contracts';
import { array, clip, list, record, toText } from '../../../core/format/wireValues';
import { stationAtom, stationsAtom } from '../../../core/orders/stations/state';
import { parseStored } from '../../../core/state/parseStored';
import { printersAtom } from '../../../core/state/services';
import { storedAtom } from '../../../core/state/storedAtom';
import { LINE_WIDTHS, type LineWidth } from '../escpos/lineWidths';
import { KINDS, PRINTERS, type PrinterName, type PrintTicket, type TicketKind } from './jobs';

/** A printer that the vendor has connected to this device. */
export interface PrinterSetup {
  name: PrinterName;
  /** The id of the host's adapter. */
  adapter: string;
  device: PrinterDevice;
  /** Letters per line. */
  columns: LineWidth;
  kinds: readonly TicketKind[];
  /**
   * Whose dishes its kitchen tickets have: a station by its id, `ALL_DISHES`, or `''` for the station of kitchen mode.
   */
  station: string;
}

export const ALL_DISHES = 'all';

type DevicePrinter = Omit<PrinterSetup, 'station'>;

const devicePrintersAtom = storedAtom<readonly DevicePrinter[]>(
  'print_printers',
  parse,
  (printers) => (printers.length === 0 ? null : JSON.stringify(printers)),
);

/** The stations of the printers by their names, separate from the printers because they belong to the vendor (c50). */
const printerStationsAtom = storedAtom<Readonly<Record<string, unknown>>>(
  'print_stations',
  (stored) => record(parseStored(stored)),
  (stations) => (Object.keys(stations).length === 0 ? null : JSON.stringify(stations)),
);

/** At most one printer of each name, in the order of `PRINTERS`. */
export const setupsAtom = atom(
  (get): readonly PrinterSetup[] => {
    const stations = get(printerStationsAtom);
    return get(devicePrintersAtom).map((one) => ({ ...one, station: toText(stations[one.name]) }));
  },
  (_get, set, setups: readonly PrinterSetup[]) => {
    set(
      devicePrintersAtom,
      setups.map(({ station: _station, ...printer }) => printer),
    );
    set(printerStationsAtom, Object.fromEntries(setups.map((one) => [one.name, one.station])));
  },
);

function parse(stored: string | null): DevicePrinter[] {
  const setups = list(parseStored(stored)).flatMap((wire): DevicePrinter[] => {
    const name = PRINTERS.find((one) => one === wire.name);
    const adapter = toText(wire.adapter);
    const device = record(wire.device);
    if (!name || !adapter) return [];
    const columns = LINE_WIDTHS.find((one) => one === wire.columns) ?? 48;
    const kinds = KINDS.filter((kind) => array(wire.kinds).includes(kind));
    const printerDevice = { id: toText(device.id), name: clip(toText(device.name)) };
    return [{ name, adapter, device: printerDevice, columns, kinds }];
  });
  return PRINTERS.flatMap((name) => setups.find((setup) => setup.name === name) ?? []);
}

/** An adapter with the printer that it prints on. */
export interface PrintTarget {
  adapter: PrinterAdapter;
  /** Absent if the adapter needs no set-up. */
  setup?: PrinterSetup;
}

/** The printers of this device; without one, the host's adapter that needs no set-up. */
export const targetsAtom = atom((get): readonly PrintTarget[] => {
  const printers = get(printersAtom);
  const connected = get(setupsAtom).flatMap((setup): PrintTarget[] => {
    const adapter = printers.find(({ id, connect }) => connect && id === setup.adapter);
    return adapter ? [{ adapter, setup }] : [];
  });
  if (connected.length > 0) return connected;
  const adapter = printers.find(({ connect }) => !connect);
  return adapter ? [{ adapter }] : [];
});

/** Whether this tab finds a printer: a page may be allowed to use only the printers that were chosen on it. */
export async function canReachPrinter(targets: readonly PrintTarget[]): Promise<boolean> {
  const reachable = await Promise.all(
    targets.map(async ({ adapter, setup }) => {
      if (!setup || !adapter.isConnected) return true;
      return adapter.isConnected(setup.device).catch(() => false);
    }),
  );
  return reachable.length === 0 || reachable.includes(true);
}

/** The printer with this name. A ticket whose printer was removed goes to the first one. */
export function targetOf(
  targets: readonly PrintTarget[],
  name: PrinterName | undefined,
): PrintTarget | undefined {
  return targets.find(({ setup }) => setup && setup.name === name) ?? targets[0];
}

/**
 * The station whose dishes a printer prints on kitchen tickets; `null` for all dishes, as after the deletion of its
 * station.
 */
export const stationOfAtom = atom(null, (get, _set, name: PrinterName | undefined) => {
  const { station = '' } = targetOf(get(targetsAtom), name)?.setup ?? {};
  if (station === '') return get(stationAtom);
  return get(stationsAtom).find(({ id }) => id === station) ?? null;
});

/** One ticket for each printer that prints this kind. A kind without a printer goes to the first one. */
export function ticketsFor(
  targets: readonly PrintTarget[],
  ticket: Omit<PrintTicket, 'printer'> & { kind: TicketKind },
): PrintTicket[] {
  const chosen = targets.filter(({ setup }) => setup?.kinds.includes(ticket.kind));
  const [first] = targets;
  if (chosen.length === 0 && first) chosen.push(first);
  if (chosen.length === 0) return [ticket];
  return chosen.map(({ setup }) => (setup ? { ...ticket, printer: setup.name } : ticket));
}
