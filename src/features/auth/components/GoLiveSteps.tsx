import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { Quiet } from '../../../ui/primitives/layout/Layout';
import { color, font, radius, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';

const STEPS = [
  { title: 'stepApp', help: 'stepAppHelp' },
  { title: 'stepAccount', help: 'stepAccountHelp' },
  { title: 'stepMenu', help: 'stepMenuHelp' },
] as const;

const Title = styled.h2`
  font-size: ${font.size.xl};
`;

const List = styled.ol`
  display: grid;
  gap: ${space[5]};
  margin-block-start: ${space[5]};
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 0 ${space[3]};
`;

const Figure = styled.span`
  display: grid;
  grid-row: span 2;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${radius.full};
  background: ${color.primarySoft};
  color: ${color.primary};
  font-weight: ${font.weight.strong};
`;

const StepTitle = styled.h3`
  font-size: ${font.size.md};
`;

/** The steps on the landing page (A1, b24). */
export function GoLiveSteps() {
  const text = useText(messages);
  return (
    <section>
      <Title>{text('stepsTitle')}</Title>
      <List>
        {STEPS.map(({ title, help }, index) => (
          <Item key={title}>
            <Figure aria-hidden="true">{index + 1}</Figure>
            <StepTitle>{text(title)}</StepTitle>
            <Quiet as="p">{text(help)}</Quiet>
          </Item>
        ))}
      </List>
    </section>
  );
}
