import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextTask } from '../core/async/nextTask';
import { keepFocus } from './keepFocus';

let end = () => {};

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no ${id}`);
  return element;
}

beforeEach(() => {
  document.body.innerHTML = `<input id="host">
    <main id="screen"><h1 id="title" data-vp-part="page-title" tabindex="-1">Orders</h1>
      <section id="panel" tabindex="0"><article id="card"><button id="accept">Accept</button></article></section>
      <div id="row"><button id="retry">Try again</button></div></main>`;
  end = keepFocus(byId('screen'));
});

afterEach(() => end());

async function remove(id: string): Promise<string | undefined> {
  byId(id).remove();
  // Once for the observer, once for whoever has a better place, once for the move.
  for (let task = 0; task < 3; task += 1) await nextTask();
  return document.activeElement?.id;
}

test('what had the focus is gone: the focus goes to its panel, without one to the title', async () => {
  byId('accept').focus();
  expect(await remove('card')).toBe('panel');
  byId('retry').focus();
  expect(await remove('row')).toBe('title');
});

test('what took the focus meanwhile and goes as well passes it on too', async () => {
  byId('accept').focus();
  byId('card').remove();
  // The observer has been told; the focus is passed on in the next task.
  await Promise.resolve();
  byId('retry').focus();
  await nextTask();
  await nextTask();
  expect(await remove('row')).toBe('title');
});

test('in a window behind another one the focus waits until that window is looked at again', async () => {
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  byId('accept').focus();
  expect(await remove('card')).toBe('');
  hasFocus.mockReturnValue(true);
  window.dispatchEvent(new Event('focus'));
  expect(document.activeElement?.id).toBe('panel');
});

test('who has gone elsewhere meanwhile keeps that', async () => {
  byId('accept').focus();
  byId('host').focus();
  expect(await remove('card')).toBe('host');
  byId('retry').focus();
  byId('retry').blur();
  await nextTask();
  await nextTask();
  expect(await remove('row')).toBe('');
});

test.each([
  ['was disabled', (accept: HTMLElement) => accept.setAttribute('disabled', '')],
  // The window went behind another one: the page knows what had the focus.
  ['still has the focus', (accept: HTMLElement) => accept.focus()],
])('a control that lost the focus and %s has left nobody', async (_, become) => {
  const accept = byId('accept');
  accept.focus();
  accept.blur();
  become(accept);
  await nextTask();
  await nextTask();
  accept.blur();
  expect(await remove('card')).toBe('panel');
});

test('a host that has the focus outside the shadow tree of the portal keeps it', async () => {
  const root = byId('row').attachShadow({ mode: 'open' });
  end();
  root.append(byId('screen').cloneNode(true));
  const screen = root.querySelector('main') as HTMLElement;
  end = keepFocus(screen);
  screen.querySelector<HTMLElement>('#accept')?.focus();
  screen.querySelector('#card')?.remove();
  byId('host').focus();
  for (let task = 0; task < 3; task += 1) await nextTask();
  expect(document.activeElement?.id).toBe('host');
});

test('once it has ended nothing is moved', async () => {
  byId('accept').focus();
  end();
  expect(await remove('card')).toBe('');
});
