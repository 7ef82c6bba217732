import { styled } from 'styled-components';
import { clip } from '../../../core/format/wireValues';
import messages from '../../../core/menu/messages.en.json';
import type { MenuItem } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { DietMark } from '../../../ui/primitives/DietMark';
import { color, font } from '../../../ui/theme/theme';

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${color.textMuted};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;

/** The Indian food mark and its label. */
export function DietType({ item: { diet, dietCode } }: { item: MenuItem }) {
  const text = useText(messages);
  return (
    <Line>
      <span aria-hidden="true">
        <DietMark diet={diet} />
      </span>
      {diet ? text(diet) : clip(dietCode) || text('typeUnknown')}
    </Line>
  );
}
