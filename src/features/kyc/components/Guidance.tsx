import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import type { KycType } from '../../../core/vendor/kyc';
import { Card } from '../../../ui/primitives/Card';
import { Heading } from '../../../ui/primitives/Text';
import { color, font, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';

const Panel = styled(Card)`
  display: grid;
  gap: ${space[3]};
  align-self: start;
`;

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: 18px;
  list-style: disc;
  color: ${color.textMuted};
  font-size: ${font.size.sm};
`;

/** What to have at hand for one verification. */
export function Guidance({ type }: { type: KycType }) {
  const text = useText(messages);
  return (
    <Panel as="aside">
      <Heading>{text('guidanceTitle')}</Heading>
      <List>
        <li>{text(`${type}Guidance1`)}</li>
        <li>{text(`${type}Guidance2`)}</li>
        <li>{text(`${type}Guidance3`)}</li>
      </List>
    </Panel>
  );
}
