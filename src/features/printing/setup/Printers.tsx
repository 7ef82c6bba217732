import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { PrinterAdapter } from '../../../core/contracts';
import { useText } from '../../../core/messages/useText';
import { stationsAtom } from '../../../core/orders/stations/state';
import { printersAtom } from '../../../core/state/services';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { ChoiceGroup } from '../../../ui/primitives/form/ChoiceGroup';
import { Checkbox } from '../../../ui/primitives/form/Toggle';
import { Heading, Quiet, Row, Stack } from '../../../ui/primitives/layout/Layout';
import { color, space } from '../../../ui/theme/theme';
import { KINDS, PRINTERS, type TicketKind } from '../device/jobs';
import { ALL_DISHES, type PrinterSetup, setupsAtom, targetsAtom } from '../device/printers';
import { LINE_WIDTHS } from '../escpos/lineWidths';
import messages from '../messages.en.json';
import { reasonOf } from '../page/reasonOf';
import { ConnectPrinter, useConnectionLabel } from './ConnectPrinter';
import { type PrintTest, TestPrint } from './TestPrint';

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  list-style: none;
  & > li {
    display: grid;
    gap: ${space[3]};
  }
  & > li:not(:first-child) {
    padding-block-start: ${space[3]};
    border-block-start: 1px solid ${color.border};
  }
`;

/** The printers of this device, if the host has an adapter with which the vendor chooses one. */
export function Printers({ printTest }: { printTest: PrintTest }) {
  const text = useText(messages);
  const adapters = useAtomValue(printersAtom).filter(({ id, connect }) => id && connect);
  const targets = useAtomValue(targetsAtom).filter(({ setup }) => setup);
  const [setups, setSetups] = useAtom(setupsAtom);
  const connectRef = useRef<HTMLDivElement>(null);
  const [removals, setRemovals] = useState(0);
  // The button that had the focus is gone.
  useEffect(() => {
    if (removals > 0) connectRef.current?.querySelector('button')?.focus();
  }, [removals]);
  const free = PRINTERS.find((name) => !targets.some(({ setup }) => setup?.name === name));
  if (adapters.length === 0) return null;
  const replace = (name: string, changed: typeof setups) =>
    setSetups([...setups.filter((setup) => setup.name !== name), ...changed]);
  return (
    <>
      {targets.length > 0 && (
        <List aria-label={text('printers')}>
          {targets.map(
            ({ adapter, setup }) =>
              setup && (
                <PrinterCard
                  key={setup.name}
                  adapter={adapter}
                  setup={setup}
                  onChange={(changed) => replace(setup.name, [changed])}
                  onRemove={() => {
                    replace(setup.name, []);
                    setRemovals(removals + 1);
                  }}
                  printTest={printTest}
                />
              ),
          )}
        </List>
      )}
      {free && (
        <div ref={connectRef}>
          <ConnectPrinter name={free} adapters={adapters} />
        </div>
      )}
    </>
  );
}

interface PrinterCardProps {
  adapter: PrinterAdapter;
  setup: PrinterSetup;
  onChange: (changed: PrinterSetup) => void;
  onRemove: () => void;
  printTest: PrintTest;
}

/** A printer of this device: what it prints, the width of its lines, a test. */
function PrinterCard({ adapter, setup, onChange, onRemove, printTest }: PrinterCardProps) {
  const text = useText(messages);
  const labelOf = useConnectionLabel();
  const headingId = useId();
  const { name, device, kinds, columns } = setup;
  const toggle = (kind: TicketKind, isOn: boolean) =>
    onChange({
      ...setup,
      kinds: KINDS.filter((one) => (one === kind ? isOn : kinds.includes(one))),
    });
  return (
    <li aria-labelledby={headingId}>
      <div>
        <Heading as="h3" id={headingId}>
          {text(name)}
        </Heading>
        <Quiet as="p">{[...new Set([labelOf(adapter), device.name])].join(' · ')}</Quiet>
      </div>
      <Lost adapter={adapter} setup={setup} onChange={onChange} />
      <Row>
        {KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={text(kind)}
            checked={kinds.includes(kind)}
            onChange={(isOn) => toggle(kind, isOn)}
          />
        ))}
      </Row>
      {kinds.includes('kot') && <StationChoice setup={setup} onChange={onChange} />}
      <ChoiceGroup
        label={text('lineWidth')}
        hint={text('lineWidthHelp')}
        options={LINE_WIDTHS.map((value) => ({ value, label: String(value) }))}
        value={columns}
        onChange={(chosen) => onChange({ ...setup, columns: chosen })}
      />
      <TestPrint printTest={printTest} printer={name} />
      <Row>
        <Button variant="ghost" size="sm" onClick={onRemove}>
          {text('removePrinter', { printer: text(name) })}
        </Button>
      </Row>
    </li>
  );
}

/** How often the dialog looks for a printer, in ms. */
const CHECK_MS = 2_000;

/** A note that the browser does not find the printer, with a button that lets the vendor choose it again. */
function Lost({
  adapter,
  setup,
  onChange,
}: Pick<PrinterCardProps, 'adapter' | 'setup' | 'onChange'>) {
  const text = useText(messages);
  const [isLost, setLost] = useState(false);
  const [problem, setProblem] = useState('');
  const { device } = setup;
  useEffect(() => {
    let isCurrent = true;
    const show = (isFound: boolean) => isCurrent && setLost(!isFound);
    const check = () => void adapter.isConnected?.(device).then(show, () => show(false));
    check();
    const timer = setInterval(check, CHECK_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [adapter, device]);

  async function connect(): Promise<void> {
    setProblem('');
    try {
      const chosen = await adapter.connect?.();
      if (!chosen) return;
      setLost(false);
      onChange({ ...setup, device: chosen });
    } catch (error) {
      setProblem(reasonOf(error, text));
    }
  }

  if (!isLost) return null;
  const again = (
    <Button size="sm" onClick={() => void connect()}>
      {text('connectAgain')}
    </Button>
  );
  return (
    <Stack>
      <Banner tone="warning" action={again}>
        {problem ? text('notConnected', { reason: problem }) : text('lost')}
      </Banner>
    </Stack>
  );
}

/** Chooses whose dishes the kitchen tickets of a printer have, on a device with stations. */
function StationChoice({ setup, onChange }: Pick<PrinterCardProps, 'setup' | 'onChange'>) {
  const text = useText(messages);
  const stations = useAtomValue(stationsAtom);
  if (stations.length === 0) return null;
  const isKnown = stations.some(({ id }) => id === setup.station) || setup.station === '';
  return (
    <ChoiceGroup
      label={text('printerStation')}
      options={[
        { value: '', label: text('stationOfDevice') },
        { value: ALL_DISHES, label: text('allDishes') },
        ...stations.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={isKnown ? setup.station : ALL_DISHES}
      onChange={(station) => onChange({ ...setup, station })}
    />
  );
}
