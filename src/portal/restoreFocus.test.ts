import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { yieldToMain } from '../core/async/yieldToMain';
import { restoreFocus } from './restoreFocus';

let end = () => {};

const titleOf = (root: HTMLElement) => root.querySelector<HTMLElement>('h1');

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
  end = restoreFocus(byId('screen'), titleOf);
});

afterEach(() => end());

async function remove(id: string): Promise<string | undefined> {
  byId(id).remove();
  // Waits three tasks: for the observer, for a caller that moves the focus itself, and for the move.
  for (let task = 0; task < 3; task += 1) await yieldToMain();
  return document.activeElement?.id;
}

test('the panel of a removed element gets the focus', async () => {
  byId('accept').focus();
  expect(await remove('card')).toBe('panel');
});

test('the title gets the focus of a removed element without a panel', async () => {
  byId('retry').focus();
  expect(await remove('row')).toBe('title');
});

test.each([
  ['the next one', 'first', 'remove', 'add'],
  ['the last one before it', 'last', 'save', 'add'],
])('%s gets the focus of a control that is removed from a form', async (_, row, focused, next) => {
  byId('row').innerHTML = `<form><input id="name"><fieldset>
    <div id="first"><button id="remove" type="button">Remove</button></div>
    <p>Several</p><button id="add" type="button">Add</button>
    <div id="last"><button id="save">Save</button></div></fieldset></form>`;
  byId(focused).focus();
  expect(await remove(row)).toBe(next);
});

test('the title gets the focus in a form without another control', async () => {
  byId('row').innerHTML = '<form><input disabled><button id="send">Send</button></form>';
  byId('send').focus();
  expect(await remove('send')).toBe('title');
});

test('an element that got the focus in the meantime passes it on when it is removed', async () => {
  byId('accept').focus();
  byId('card').remove();
  // The observer has run; the focus moves in the next task.
  await Promise.resolve();
  byId('retry').focus();
  await yieldToMain();
  await yieldToMain();
  expect(await remove('row')).toBe('title');
});

test('in a background window the focus moves when the window gets the focus', async () => {
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  byId('accept').focus();
  expect(await remove('card')).toBe('');
  hasFocus.mockReturnValue(true);
  window.dispatchEvent(new Event('focus'));
  expect(document.activeElement?.id).toBe('panel');
});

test('a focus that the user moved stays', async () => {
  byId('accept').focus();
  byId('host').focus();
  expect(await remove('card')).toBe('host');
  byId('retry').focus();
  byId('retry').blur();
  await yieldToMain();
  await yieldToMain();
  expect(await remove('row')).toBe('');
});

test.each([
  ['was disabled', (accept: HTMLElement) => accept.setAttribute('disabled', '')],
  // The window loses the focus.
  ['still has the focus', (accept: HTMLElement) => accept.focus()],
])('a control that %s when it loses the focus is treated as focused', async (_, become) => {
  const accept = byId('accept');
  accept.focus();
  accept.blur();
  become(accept);
  await yieldToMain();
  await yieldToMain();
  accept.blur();
  expect(await remove('card')).toBe('panel');
});

test('a host that has the focus outside the shadow tree of the portal keeps it', async () => {
  const root = byId('row').attachShadow({ mode: 'open' });
  end();
  root.append(byId('screen').cloneNode(true));
  const screen = root.querySelector('main') as HTMLElement;
  end = restoreFocus(screen, titleOf);
  screen.querySelector<HTMLElement>('#accept')?.focus();
  screen.querySelector('#card')?.remove();
  byId('host').focus();
  for (let task = 0; task < 3; task += 1) await yieldToMain();
  expect(document.activeElement?.id).toBe('host');
});

test('an element that had the focus before passes it on when it is removed', async () => {
  end();
  byId('accept').focus();
  end = restoreFocus(byId('screen'), titleOf);
  expect(await remove('card')).toBe('panel');
});

test('after the cleanup the focus is not moved', async () => {
  byId('accept').focus();
  end();
  expect(await remove('card')).toBe('');
});
