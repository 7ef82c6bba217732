import { mount } from 'vendor-portal/element';

const main = document.querySelector('main')!;
let unmount: (() => void) | null = null;

function showHome(): void {
  unmount?.();
  unmount = null;
  main.innerHTML = '<h1>Host home</h1>';
}

function show(): void {
  const { pathname } = window.location;
  document.querySelector('output')!.textContent = pathname;
  if (!/^\/partner(?:\/|$)/.test(pathname)) return showHome();
  unmount ??= mount(main, { host: '/api', basename: '/partner' });
}

document.querySelector('nav')!.addEventListener('click', (event) => {
  if (!(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  window.history.pushState(null, '', event.target.href);
  show();
});
// The portal dispatches `popstate` for its navigations, as the browser does for Back and Forward.
window.addEventListener('popstate', show);
show();
