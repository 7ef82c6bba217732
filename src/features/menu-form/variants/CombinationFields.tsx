import { useAtomValue } from 'jotai';
import { Plus, RefreshCw, Trash2 } from 'lucide-react';
import { type Control, useFormState } from 'react-hook-form';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import type {
  CombinationValues,
  ItemValues,
  VariantGroupValues,
} from '../../../core/menu/fields/itemValues';
import messages from '../../../core/menu/fields/messages.en.json';
import {
  followVariants,
  generateCombinations,
  isIncomplete,
  isOutdated,
} from '../../../core/menu/fields/variants';
import { useText } from '../../../core/messages/useText';
import { FormField } from '../../../ui/patterns/FormField';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { Quiet, Row, Stack } from '../../../ui/primitives/layout/Layout';
import { color, font, space } from '../../../ui/theme/theme';
import { OptionInput } from '../components/OptionInput';
import { PriceCell } from '../components/Section';
import { replaced } from '../listEdits';

const Line = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding-block: ${space[1]};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
  &:not(:last-child) {
    border-block-end: 1px solid ${color.border};
  }
`;

const Title = styled.h3`
  font-size: ${font.size.sm};
`;

interface CombinationFieldsProps {
  control: Control<ItemValues>;
  groups: readonly VariantGroupValues[];
}

/** Shown if the item has two or more variant groups (B2). */
export function CombinationFields({ control, groups }: CombinationFieldsProps) {
  const text = useText(messages);
  const { errors } = useFormState({ control, name: 'combinations' });
  const canGenerate = groups.length >= 2;
  const [{ variants = [] } = {}] = groups;
  return (
    <FormField control={control} name="combinations">
      {({ value: pairs, onChange }) => (
        <Stack gap={3}>
          {(canGenerate || pairs.length > 0) && <Title>{text('combinations')}</Title>}
          {groups.length > 2 && <Quiet as="p">{text('firstTwoOnly')}</Quiet>}
          <State groups={groups} pairs={pairs} />
          <Row>
            {canGenerate && (
              <Button
                size="sm"
                icon={<RefreshCw size={16} />}
                onClick={() => onChange(generateCombinations(groups, pairs))}
              >
                {text('generate')}
              </Button>
            )}
            {!canGenerate && isIncomplete(groups, pairs) && (
              <Button
                size="sm"
                icon={<Plus size={16} />}
                onClick={() => onChange(followVariants(variants, variants, pairs))}
              >
                {text('addPrices')}
              </Button>
            )}
            {pairs.length > 0 && (
              <Button
                size="sm"
                variant="ghost"
                icon={<Trash2 size={16} />}
                onClick={() => onChange([])}
              >
                {text('clearCombinations')}
              </Button>
            )}
          </Row>
          <ul>
            {pairs.map((pair, index) => (
              <PairLine
                key={index}
                pair={pair}
                number={index + 1}
                error={errors.combinations?.[index]?.price?.message}
                onPrice={(price) => onChange(replaced(pairs, index, { price }))}
              />
            ))}
          </ul>
        </Stack>
      )}
    </FormField>
  );
}

interface StateProps {
  groups: readonly VariantGroupValues[];
  pairs: readonly CombinationValues[];
}

function State({ groups, pairs }: StateProps) {
  const text = useText(messages);
  if (isOutdated(groups, pairs)) return <Banner tone="warning">{text('outdated')}</Banner>;
  if (isIncomplete(groups, pairs)) return <Banner tone="warning">{text('incomplete')}</Banner>;
  return null;
}

interface PairLineProps {
  number: number;
  pair: CombinationValues;
  error: string | undefined;
  onPrice: (price: string) => void;
}

function PairLine(props: PairLineProps) {
  const { number, pair: combination, error, onPrice } = props;
  const { first, second, price } = combination;
  const text = useText(messages);
  const currency = useAtomValue(formatsAtom).currencySymbol();
  const one = first || text('variant', { number });
  const pair = second === '' ? one : text('pair', { first, second });
  return (
    <Line>
      <span>{pair}</span>
      <PriceCell>
        <OptionInput
          label={text('pairPrice', { pair })}
          placeholder={text('priceShort', { currency })}
          inputMode="decimal"
          value={price}
          error={error}
          onChange={onPrice}
        />
      </PriceCell>
    </Line>
  );
}
