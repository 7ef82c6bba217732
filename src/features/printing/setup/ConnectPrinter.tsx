import { useAtom } from 'jotai';
import { useState } from 'react';
import type { PrinterAdapter } from '../../../core/contracts';
import { useText } from '../../../core/messages/useText';
import { lockAtom } from '../../../core/state/lock';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { Heading, Quiet, Row, Stack } from '../../../ui/primitives/layout/Layout';
import { KINDS, type PrinterName } from '../device/jobs';
import { type PrinterSetup, setupsAtom } from '../device/printers';
import messages from '../messages.en.json';
import { reasonOf } from '../page/reasonOf';

interface ConnectPrinterProps {
  /** The printer that is set up next. */
  name: PrinterName;
  adapters: readonly PrinterAdapter[];
}

const connectAtom = lockAtom(['connect printer']);

/** One button for each connection of this browser. */
export function ConnectPrinter({ name, adapters }: ConnectPrinterProps) {
  const text = useText(messages);
  const labelOf = useConnectionLabel();
  const [setups, setSetups] = useAtom(setupsAtom);
  const [isBusy, run] = useAtom(connectAtom);
  const [problem, setProblem] = useState('');
  const isAvailable = (adapter: PrinterAdapter) => adapter.isAvailable?.() ?? true;
  const missing = adapters.filter((adapter) => !isAvailable(adapter));

  async function connect({ id = '', connect: choose }: PrinterAdapter): Promise<void> {
    setProblem('');
    try {
      const device = await choose?.();
      if (device) setSetups(withPrinter(setups, { name, adapter: id, device }));
    } catch (error) {
      setProblem(text('notConnected', { reason: reasonOf(error, text) }));
    }
  }

  return (
    <Stack gap={2}>
      <Heading as="h3">{text(setups.length > 0 ? 'connectSecond' : 'connect')}</Heading>
      <Row>
        {adapters.filter(isAvailable).map((adapter) => (
          <Button
            key={adapter.id}
            disabled={isBusy}
            onClick={() => void run(() => connect(adapter))}
          >
            {labelOf(adapter)}
          </Button>
        ))}
      </Row>
      {missing.length > 0 && (
        <Quiet as="p">{text('notHere', { connections: missing.map(labelOf).join(', ') })}</Quiet>
      )}
      {problem && <Banner tone="warning">{problem}</Banner>}
    </Stack>
  );
}

/** The adapters of `vendor-portal/printers`. The id of a bridge ends with its URL. */
const LABELS = {
  serial: 'connectionSerial',
  usb: 'connectionUsb',
  bluetooth: 'connectionBluetooth',
  network: 'connectionNetwork',
} as const;

/** Returns a function that names the connection of an adapter. */
export function useConnectionLabel() {
  const text = useText(messages);
  return ({ id = '', label }: PrinterAdapter): string => {
    if (label) return label;
    const [kind] = id.split(' ');
    const entry = Object.entries(LABELS).find(([name]) => name === kind);
    return entry ? text(entry[1]) : id;
  };
}

/** The first printer prints everything; with a second one, each prints one kind until the vendor changes it. */
function withPrinter(
  setups: readonly PrinterSetup[],
  added: Pick<PrinterSetup, 'name' | 'adapter' | 'device'>,
): PrinterSetup[] {
  const others = setups.filter(({ name }) => name !== added.name);
  if (others.length === 0) return [{ ...added, columns: 48, kinds: KINDS, station: '' }];
  return [...others, { ...added, columns: 48 as const, kinds: [], station: '' }].map((setup) => ({
    ...setup,
    kinds: [setup.name === 'kitchen' ? 'kot' : 'bill'],
  }));
}
