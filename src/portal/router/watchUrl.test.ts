import { expect, test, vi } from 'vitest';
import { watchUrl } from './watchUrl';

/** A page with its own history methods and an optional Navigation API. */
function openPage(navigation?: EventTarget) {
  const history = { pushState: vi.fn(), replaceState: vi.fn() };
  const page = Object.assign(new EventTarget(), { history, navigation });
  return { page: page as unknown as Window, history, original: { ...history } };
}

test('a push is detected without the Navigation API', () => {
  const { page, history, original } = openPage();
  const onChange = vi.fn();
  watchUrl(page, onChange);

  history.pushState({ idx: 1 }, '', '/a');
  history.replaceState({ idx: 1 }, '', '/b');

  expect(onChange).toHaveBeenCalledTimes(2);
  expect(original.pushState).toHaveBeenCalledWith({ idx: 1 }, '', '/a');
  expect(original.replaceState.mock.contexts).toEqual([history]);
});

test('the last of two watchers removes their one patch', () => {
  const { page, history, original } = openPage();
  const [first, second] = [vi.fn(), vi.fn()];
  const stopFirst = watchUrl(page, first);
  const patched = history.pushState;
  const stopSecond = watchUrl(page, second);
  expect(history.pushState).toBe(patched);

  stopFirst();
  history.pushState();
  stopSecond();

  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
  expect(history).toEqual(original);
  expect(Reflect.ownKeys(history)).toEqual(['pushState', 'replaceState']);
});

test('a later patch of another script stays', () => {
  const { page, history } = openPage();
  const onChange = vi.fn();
  const stop = watchUrl(page, onChange);
  const ours = history.pushState;
  const theirs = vi.fn((...args: unknown[]) => ours.apply(history, args as []));
  history.pushState = theirs;

  stop();
  history.pushState();

  expect(history.pushState).toBe(theirs);
  expect(theirs).toHaveBeenCalledTimes(1);
  expect(onChange).not.toHaveBeenCalled();
});

test('methods that a browser keeps on the prototype are not left on the object', () => {
  const stop = watchUrl(window, () => {});
  expect(Object.keys(window.history)).toContain('pushState');

  stop();

  expect(Object.keys(window.history)).toEqual([]);
});

test('with the Navigation API the history is not patched', () => {
  const navigation = new EventTarget();
  const { page, history, original } = openPage(navigation);
  const onChange = vi.fn();
  const stop = watchUrl(page, onChange);

  navigation.dispatchEvent(new Event('currententrychange'));
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(history).toEqual(original);
  stop();
  navigation.dispatchEvent(new Event('currententrychange'));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('moves in the history are detected until the watcher stops', () => {
  const { page } = openPage();
  const onChange = vi.fn();
  const stop = watchUrl(page, onChange);

  page.dispatchEvent(new Event('popstate'));
  stop();
  page.dispatchEvent(new Event('popstate'));

  expect(onChange).toHaveBeenCalledTimes(1);
});
