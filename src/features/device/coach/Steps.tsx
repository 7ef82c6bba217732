import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { Quiet } from '../../../ui/primitives/layout/Layout';
import { color, focusRing, font, radius, space } from '../../../ui/theme/theme';
import messages from './messages.en.json';
import { deviceSystem } from './system';
import { SYSTEMS } from './systemSteps';
import type { Check, System } from './types';

const Others = styled.details`
  color: ${color.textMuted};
  font-size: ${font.size.sm};
  & > summary {
    ${focusRing}
    inline-size: fit-content;
    padding-block: ${space[2]};
    border-radius: ${radius.small};
    cursor: pointer;
  }
  & > p:not(:first-of-type) {
    margin-block-start: ${space[2]};
  }
`;

const ALL = Object.keys(SYSTEMS) as System[];

/** What to do on this device; the other devices are folded. */
export function Steps({ steps }: { steps: NonNullable<Check['steps']> }) {
  const text = useText(messages);
  const currentSystem = deviceSystem();
  const line = (system: System) => (
    <Quiet key={system} as="p">
      <b>{text(SYSTEMS[system])}</b> {text(steps[system])}
    </Quiet>
  );
  return (
    <div>
      {line(currentSystem)}
      <Others>
        <summary>{text('otherDevices')}</summary>
        {ALL.filter((system) => system !== currentSystem).map(line)}
      </Others>
    </div>
  );
}
