import { styled } from 'styled-components';
import { useAmounts } from '../../../core/amount/useAmounts';
import { isVariable } from '../../../core/menu/choices';
import type { VariantValues } from '../../../core/menu/fields/itemValues';
import type { MenuItem } from '../../../core/menu/types';
import { useItemName } from '../../../core/menu/useItemName';
import { useText } from '../../../core/messages/useText';
import { ItemGroups } from '../../../ui/menu/ItemGroups';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { focusRing } from '../../../ui/theme/theme';
import { copiedValues } from './copiedValues';
import messages from './messages.en.json';
import { useCopied } from './useCopied';

/** Focusable, so that the arrow keys scroll the dialog. */
const Copied = styled.section`
  ${focusRing}
`;

interface ConfirmVariantsProps {
  source: MenuItem;
  values: VariantValues;
  onCopy: (copied: VariantValues) => void;
  onBack: () => void;
  onClose: () => void;
}

/** Shows the variants and prices of another item, which replace those of the form: combinations belong together. */
export function ConfirmVariants(props: ConfirmVariantsProps) {
  const { source, values, onCopy, onBack, onClose } = props;
  const text = useText(messages);
  const name = useItemName()(source);
  const sayCopied = useCopied(source);
  const amounts = useAmounts();
  const count = values.variantGroups.length;
  const { productType, variantGroups, combinations } = copiedValues(source, amounts);
  const copy = () => {
    onCopy({
      productType: isVariable(values.productType) ? values.productType : productType,
      variantGroups,
      combinations,
    });
    sayCopied(variantGroups);
  };
  return (
    <Dialog
      isOpen
      size="md"
      title={text('variantsTitle')}
      description={text('variantsOf', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onBack}>{text('otherItem')}</Button>
          <Button variant="primary" onClick={copy}>
            {text(count > 0 ? 'replaceVariants' : 'copyVariants')}
          </Button>
        </>
      }
    >
      {count > 0 && <Banner tone="warning">{text('replaces', { count })}</Banner>}
      {!isVariable(values.productType) && <Banner>{text('becomesVariable')}</Banner>}
      <Copied aria-label={text('variantsOf', { name })} tabIndex={0}>
        <ItemGroups item={{ ...source, addonGroups: [] }} />
      </Copied>
    </Dialog>
  );
}
