import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatsAtom } from '../../core/format/formatsAtom';
import { clip } from '../../core/format/wireValues';
import messages from '../../core/menu/messages.en.json';
import type { AddonGroup, MenuItem, VariantGroup } from '../../core/menu/types';
import { useText } from '../../core/messages/useText';
import { Card } from '../primitives/layout/Layout';
import { box, color, figures, font, scaled, space } from '../theme/theme';
import { Tag } from './itemStyles';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};
  ${box.wide} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${scaled(280)}), 1fr));
  }
`;

const Title = styled.h2`
  margin-block-end: ${space[3]};
  font-size: ${font.size.md};
`;

const Group = styled.section`
  & + & {
    margin-block-start: ${space[4]};
  }
`;

const GroupName = styled.h3`
  margin-block-end: ${space[1]};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;

const Max = styled.span`
  color: ${color.textMuted};
  font-weight: ${font.weight.regular};
`;

const Line = styled.li`
  ${figures}
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  padding-block: 6px;
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
  &:not(:last-child) {
    border-block-end: 1px solid ${color.border};
  }
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export function ItemGroups({ item }: { item: MenuItem }) {
  const text = useText(messages);
  const { variantGroups, combinations, addonGroups } = item;
  return (
    <Columns>
      {variantGroups.length > 0 && (
        <Section title={text('variants')}>
          {variantGroups.map((group, index) => (
            <Variants key={index} group={group} />
          ))}
        </Section>
      )}
      {combinations.length > 0 && (
        <Section title={text('combinations')}>
          <Combinations item={item} />
        </Section>
      )}
      {addonGroups.length > 0 && (
        <Section title={text('addons')}>
          {addonGroups.map((group, index) => (
            <Addons key={index} group={group} />
          ))}
        </Section>
      )}
    </Columns>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <Title>{title}</Title>
      {children}
    </Card>
  );
}

function Variants({ group: { name, variants } }: { group: VariantGroup }) {
  const text = useText(messages);
  return (
    <Group>
      <GroupName>{clip(name) || text('unnamedGroup')}</GroupName>
      <Chips>
        {variants.map((variant, index) => (
          <li key={index}>
            <Tag>{clip(variant.name) || text('notAvailable')}</Tag>
          </li>
        ))}
      </Chips>
    </Group>
  );
}

function Combinations({ item: { combinations } }: { item: MenuItem }) {
  const text = useText(messages);
  const formats = useAtomValue(formatsAtom);
  return (
    <ul>
      {combinations.map(({ first, second, price }, index) => (
        <Line key={index}>
          <span>{second === '' ? first : text('pair', { first, second })}</span>
          <span>{formats.money(price)}</span>
        </Line>
      ))}
    </ul>
  );
}

function Addons({ group: { name, max, hasPrices, items } }: { group: AddonGroup }) {
  const text = useText(messages);
  const formats = useAtomValue(formatsAtom);
  return (
    <Group>
      <GroupName>
        {clip(name) || text('unnamedGroup')} <Max>{text('maxOf', { max })}</Max>
      </GroupName>
      <ul>
        {items.map((item, index) => (
          <Line key={index}>
            <span>{clip(item.name) || text('notAvailable')}</span>
            {hasPrices && <span>{formats.money(item.price)}</span>}
          </Line>
        ))}
      </ul>
    </Group>
  );
}
