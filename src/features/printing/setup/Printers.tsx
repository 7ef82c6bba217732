import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { printersAtom } from '../../../core/state/services';
import { color, radius, space } from '../../../ui/theme/theme';
import { PRINTERS } from '../device/jobs';
import { setupsAtom, targetsAtom } from '../device/printers';
import messages from '../messages.en.json';
import { ConnectPrinter } from './ConnectPrinter';
import { PrinterCard } from './PrinterCard';
import type { PrintTest } from './TestPrint';

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  list-style: none;
  & > li {
    display: grid;
    gap: ${space[3]};
    padding: ${space[3]};
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
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
