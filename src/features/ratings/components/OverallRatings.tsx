import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { Card } from '../../../ui/primitives/Card';
import { Heading } from '../../../ui/primitives/Text';
import { box, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { ASPECTS, type Scores } from '../types';
import { ScoreLine } from './ScoreLine';

const Sheet = styled(Card)`
  display: grid;
  grid-template-rows: max-content minmax(0, 1fr);
  gap: ${space[3]};
`;

const Four = styled.dl`
  display: grid;
  align-content: space-evenly;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};
  margin: 0;
  ${box.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export function OverallRatings({ scores }: { scores: Scores }) {
  const text = useText(messages);
  return (
    <Sheet as="section" aria-label={text('overall')}>
      <Heading>{text('overall')}</Heading>
      <Four>
        {ASPECTS.map((aspect) => (
          <ScoreLine key={aspect} label={text(aspect)} score={scores[aspect]} isLarge />
        ))}
      </Four>
    </Sheet>
  );
}
