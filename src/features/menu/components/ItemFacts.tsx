import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { tagWords } from '../../../core/menu/choices';
import messages from '../../../core/menu/messages.en.json';
import type { MenuItem } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { OldPrice, Tag } from '../../../ui/menu/itemStyles';
import { DescriptionList } from '../../../ui/primitives/layout/DescriptionList';
import { Card, Row } from '../../../ui/primitives/layout/Layout';
import { box, color, font, space } from '../../../ui/theme/theme';
import { StockChip } from '../../stock/public';
import { DietType } from './DietType';
import { DishPicture } from './DishPicture';

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  ${box.fromMedium} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    /* Stretches the picture when the facts are taller. */
    align-items: stretch;
  }
`;

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]};
  padding: ${space[4]};
`;

const Figure = styled.span`
  font-size: ${font.size.xl};
  font-weight: ${font.weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: ${font.line.tight};
`;

const Words = styled.p`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Label = styled.h2`
  font-size: ${font.size.sm};
`;

export function ItemFacts({ item }: { item: MenuItem }) {
  const text = useText(messages);
  const formats = useAtomValue(formatsAtom);
  const { price, basePrice } = item;
  const isLess = price !== null && basePrice !== null && basePrice > price;
  const tag = item.tag === '' ? text('none') : <Tag>{tagWords(item.tag, text)}</Tag>;
  return (
    <Sheet $padding={0}>
      <DishPicture item={item} />
      <Facts>
        <div>
          <Label>{text('price')}</Label>
          <Row align="baseline">
            <Figure>{formats.money(price)}</Figure>
            {isLess && <OldPrice>{formats.money(basePrice)}</OldPrice>}
          </Row>
        </div>
        <div>
          <Label>{text('description')}</Label>
          <Words>{clip(item.description) || text('notAvailable')}</Words>
        </div>
        <DescriptionList
          rows={[
            { label: text('type'), value: <DietType item={item} /> },
            { label: text('status'), value: <StockChip item={item} /> },
            { label: text('tag'), value: tag },
            ...(item.isListed ? [] : [{ label: text('menu'), value: text('notListed') }]),
          ]}
        />
      </Facts>
    </Sheet>
  );
}
