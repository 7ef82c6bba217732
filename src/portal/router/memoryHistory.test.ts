import { expect, test, vi } from 'vitest';
import { createMemoryHistory } from './memoryHistory';
import { createPrivateQuery } from './privateQuery';
import { pathFormat } from './urlFormat';

const START = { pathname: '/partner', search: '', hash: '', key: 'default', state: null };

function openHistory() {
  const query = createPrivateQuery('/partner', new Map());
  return createMemoryHistory(pathFormat('/partner'), { ...START, mask: undefined }, query);
}

test('a history in memory moves without touching the address bar', () => {
  const history = openHistory();
  const before = window.location.href;
  const onChange = vi.fn();
  history.subscribe(onChange);

  history.navigator.push('/partner/orders?tab=new', { from: 'menu' });

  expect(history.getLocation()).toMatchObject({ pathname: '/partner/orders', search: '?tab=new' });
  expect(history.getLocation().state).toEqual({ from: 'menu' });
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(window.location.href).toBe(before);
});

test('moves stay within the visited entries', () => {
  const { navigator, getLocation } = openHistory();
  navigator.push('/partner/orders');
  navigator.push('/partner/offers');

  navigator.go(-5);
  expect(getLocation().pathname).toBe('/partner');
  navigator.go(1);
  expect(getLocation().pathname).toBe('/partner/orders');
});

test('a push removes the entries ahead', () => {
  const { navigator, getLocation } = openHistory();
  navigator.push('/partner/orders');
  navigator.replace('/partner/offers');
  navigator.go(-1);
  navigator.push('/partner/rating');
  navigator.go(1);

  expect(getLocation().pathname).toBe('/partner/rating');
  navigator.go(-1);
  expect(getLocation().pathname).toBe('/partner');
});
