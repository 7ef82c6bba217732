import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInPortal } from '../../../tests/support/renderInPortal';
import { LazyPart } from './LazyPart';
import { lazyPage } from './lazyPage';
import { OptionalPart } from './OptionalPart';

// React logs every caught error.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const Dialog = () => <h2>Check the changes</h2>;

/** Code that fails to load until `heal` is called. */
function brokenCode() {
  let isBroken = true;
  const load = vi.fn(async () => {
    if (isBroken) throw new Error('404');
    return { Dialog };
  });
  return { load, heal: () => void (isBroken = false) };
}

test('a part whose code cannot be loaded leaves the typed text next to it', async () => {
  const { load, heal } = brokenCode();
  const Part = lazyPage(load, 'Dialog');
  const { errors } = renderInPortal(
    <>
      <input aria-label="Price" />
      <LazyPart isShown>
        <Part />
      </LazyPart>
    </>,
  );
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: '120' } });

  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText("Couldn't load.")).toBeTruthy();
  expect(errors()).toMatchObject([{ kind: 'chunk' }]);
  heal();
  const before = load.mock.calls.length;
  fireEvent.click(again);

  await screen.findByRole('heading', { name: 'Check the changes' });
  expect(load).toHaveBeenCalledTimes(before + 1);
  expect(screen.getByLabelText('Price')).toHaveProperty('value', '120');
});

test('a part that fails again offers to try again', async () => {
  const { load, heal } = brokenCode();
  const Part = lazyPage(load, 'Dialog');
  renderInPortal(
    <LazyPart isShown>
      <Part />
    </LazyPart>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  heal();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  await screen.findByRole('heading', { name: 'Check the changes' });
});

test('a part that the screen can do without shows its fallback if its code cannot be loaded', async () => {
  const { load, heal } = brokenCode();
  const Part = lazyPage(load, 'Dialog');
  const part = (
    <OptionalPart fallback={<p>4 min</p>}>
      <Part />
    </OptionalPart>
  );
  const { unmount } = renderInPortal(part);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.getByText('4 min')).toBeTruthy();
  unmount();

  heal();
  renderInPortal(part);

  await screen.findByRole('heading', { name: 'Check the changes' });
});
