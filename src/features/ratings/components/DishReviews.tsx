import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { editAddress } from '../../../core/menu/links';
import menuMessages from '../../../core/menu/messages.en.json';
import { menuAtom } from '../../../core/menu/queries';
import { useText } from '../../../core/messages/useText';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { textKey } from '../../../core/text/textKey';
import { StockToggle } from '../../../ui/menu/StockToggle';
import { StockFailure, useStockSwitch } from '../../../ui/menu/useStockSwitch';
import { ButtonLink } from '../../../ui/primitives/Button';
import { Quiet, Row, Stack } from '../../../ui/primitives/layout/Layout';
import type { Review } from '../data';
import { recurringWords } from '../dishRatings';
import messages from '../messages.en.json';

interface DishReviewsProps {
  /** The key of a dish. */
  dish: string;
  reviews: readonly Review[];
}

/** Above the reviews of a dish: the words that recur, and what can be done about the dish. */
export function DishReviews({ dish, reviews }: DishReviewsProps) {
  const text = useText(messages);
  const { number } = useAtomValue(formatsAtom);
  const can = useAtomValue(accessAtom);
  const words = useMemo(() => recurringWords(dish, reviews), [dish, reviews]);
  const listed = words.map(({ word, count }) => `${clip(word)} (${number(count)})`).join(', ');
  return (
    <Stack gap={3}>
      {listed && <Quiet as="p">{text('words', { words: listed })}</Quiet>}
      {can(RIGHTS.setStock) && <DishActions dish={dish} />}
    </Stack>
  );
}

/** Only if the menu has exactly one dish of this name (c60). */
function DishActions({ dish }: Pick<DishReviewsProps, 'dish'>) {
  const text = useText(messages);
  const menuText = useText(menuMessages);
  const can = useAtomValue(accessAtom);
  const { data: menu } = useAtomValue(menuAtom);
  const { toggle, failed, forget } = useStockSwitch();
  const [item, ...others] = menu?.filter(({ name }) => textKey(name) === dish) ?? [];
  if (!item || item.id === '' || others.length > 0) return null;
  return (
    <Row gap={3}>
      <Row isOneLine>
        <StockToggle item={item} onToggle={toggle} />
        <span>{menuText(item.isInStock ? 'inStock' : 'outOfStock')}</span>
      </Row>
      {can(RIGHTS.editMenu) && (
        <ButtonLink size="sm" to={editAddress(item.id)} state={{ itemId: item.id }}>
          {text('editDish')}
        </ButtonLink>
      )}
      <StockFailure failed={failed} onClose={forget} />
    </Row>
  );
}
