import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInPortal } from '../../../tests/support/renderInPortal';
import { Picture } from './Picture';

function show(source: string | File | null) {
  const view = (next: typeof source) => <Picture source={next} alt="Masala Dosa" />;
  const { rerender } = renderInPortal(view(source));
  return { next: (other: typeof source) => rerender(view(other)) };
}

const picture = () => screen.getByRole('img', { name: 'Masala Dosa' });

test('an image loads lazily without a referrer or credentials', () => {
  show('assets/dosa.png');
  expect(picture()).toMatchObject({ tagName: 'IMG', src: 'https://api.example/assets/dosa.png' });
  expect(picture().getAttribute('loading')).toBe('lazy');
  expect(picture().getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(picture().hasAttribute('crossorigin')).toBe(false);
});

test.each([null, '', 'javascript:alert(1)', '../vendor/logout'])(
  '%s shows the stand-in',
  (source) => {
    show(source);
    expect(picture().tagName).toBe('SPAN');
  },
);

test('a picture that fails is replaced once', () => {
  const { next } = show('a.png');
  fireEvent.error(picture());
  expect(picture().tagName).toBe('SPAN');
  next('b.png');
  expect(picture().tagName).toBe('IMG');
});

test('the object URL of a shown local file is revoked', () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const given = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const { next } = show(new File(['x'], 'a.png'));
  expect(picture()).toMatchObject({ src: 'blob:1' });
  next('a.png');
  expect([made.mock.calls.length, given.mock.calls]).toEqual([1, [['blob:1']]]);
});
