import { expect, onTestFinished, test, vi } from 'vitest';
import { keepInPlace } from './toastPlace';

test('a toast that was shown before the screen takes its room from the screen', async () => {
  const [root, host, scroller] = ['div', 'div', 'div'].map((tag) => document.createElement(tag));
  if (!root || !host || !scroller) return expect.unreachable();
  document.body.append(root);
  onTestFinished(() => root.remove());
  onTestFinished(keepInPlace(root, host));
  const toast = document.createElement('p');
  toast.className = 'vp-toast';
  host.append(toast);
  await vi.waitFor(() => expect(host.dataset.place).toBe('stuck'));

  scroller.append(document.createElement('main'));
  root.append(scroller);
  await vi.waitFor(() => expect(scroller.firstChild).toBe(host));
  expect(host.dataset.place).toBe('line');
});
