import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { Card, Heading, Stack } from '../../../ui/primitives/layout/Layout';
import { color, focusRing, font, radius, space } from '../../../ui/theme/theme';
import type { Stars } from '../data';
import messages from '../messages.en.json';
import type { StarCount } from '../stars';

const Rows = styled.div`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content;
`;

const RowButton = styled.button`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 32px;
  margin-inline: calc(-1 * ${space[2]});
  padding: 0 ${space[2]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${font.size.sm};
  font-variant-numeric: tabular-nums;
  text-align: start;
  cursor: pointer;
  ${focusRing}
  &:hover {
    background: ${color.hover};
  }
  &[aria-pressed='true'] {
    background: ${color.primarySoft};
    font-weight: ${font.weight.strong};
  }
`;

const Track = styled.span`
  block-size: 8px;
  overflow: hidden;
  border-radius: ${radius.full};
  background: ${color.surface2};
`;

const Bar = styled.span`
  display: block;
  block-size: 100%;
  border-radius: ${radius.full};
  background: ${color.orderNew};
`;

const Count = styled.span`
  text-align: end;
`;

interface StarChartProps {
  counts: readonly StarCount[];
  chosen: Stars | null;
  onChoose: (stars: Stars | null) => void;
}

/** A second click on a row clears the filter. */
export function StarChart({ counts, chosen, onChoose }: StarChartProps) {
  const text = useText(messages);
  const formats = useAtomValue(formatsAtom);
  const name = (stars: Stars) =>
    stars === 'none' ? text('noStars') : text('stars', { stars: Number(stars) });
  return (
    <Card as="section" aria-label={text('distribution')}>
      <Stack gap={2}>
        <Heading>{text('distribution')}</Heading>
        <Rows>
          {counts.map(({ stars, count, share }) => (
            <RowButton
              key={stars}
              type="button"
              aria-pressed={stars === chosen}
              aria-label={text('starRow', { name: name(stars), count })}
              onClick={() => onChoose(stars === chosen ? null : stars)}
            >
              <span>{name(stars)}</span>
              <Track>
                <Bar style={{ inlineSize: `${share * 100}%` }} />
              </Track>
              <Count>{formats.number(count)}</Count>
            </RowButton>
          ))}
        </Rows>
      </Stack>
    </Card>
  );
}
