import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { Banner } from '../../../ui/primitives/Banner';
import { color, font, space } from '../../../ui/theme/theme';
import type { Problem } from '../columns';
import messages from '../messages.en.json';

/** A file with the wrong columns has a problem in each row. */
const MOST_SHOWN = 50;

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  font-size: ${font.size.sm};
  list-style: none;
  overflow-wrap: anywhere;
  & strong {
    display: block;
  }
  & > li:last-child:not(:has(strong)) {
    color: ${color.textMuted};
  }
`;

/** What has to be corrected in a file, by row and column. */
export function Problems({ problems }: { problems: readonly Problem[] }) {
  const text = useText(messages);
  const hidden = problems.length - MOST_SHOWN;
  return (
    <>
      <Banner tone="danger">{text('problems', { count: problems.length })}</Banner>
      <List aria-label={text('problemList')}>
        {problems.slice(0, MOST_SHOWN).map(({ row, column, text: message }) => (
          <li key={`${row} ${column} ${message}`}>
            <strong>{column ? text('cell', { row, column }) : text('row', { row })}</strong>
            {message}
          </li>
        ))}
        {hidden > 0 && <li>{text('more', { count: hidden })}</li>}
      </List>
    </>
  );
}
