import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testOrder } from '../../../tests/support/orderApi';
import { renderInPortal } from '../../../tests/support/renderInPortal';
import { useOrderFacts } from './useOrderFacts';

function Coupon({ amount }: { amount: number }) {
  const facts = useOrderFacts(testOrder({ coupon_amount: amount }));
  return <p>{facts.couponDiscount.value}</p>;
}

test.each([100, -100])('a coupon of %d is subtracted', (amount) => {
  renderInPortal(<Coupon amount={amount} />);
  expect(screen.getByText('−₹100.00').tagName).toBe('P');
});
