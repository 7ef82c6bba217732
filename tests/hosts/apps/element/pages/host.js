const main = document.querySelector('main');
let shown;

/** A page stays as it is while the address moves within it. */
function show() {
  const { pathname } = location;
  document.querySelector('output').textContent = pathname;
  const page = /^\/partner(?:\/|$)/.test(pathname) ? 'partner' : 'home';
  if (page === shown) return;
  shown = page;
  main.replaceChildren(document.getElementById(page).content.cloneNode(true));
}

document.querySelector('nav').addEventListener('click', (event) => {
  if (!event.target.href) return;
  event.preventDefault();
  history.pushState(null, '', event.target.href);
  show();
});
// The portal tells of its own steps as the browser tells of Back and Forward.
addEventListener('popstate', show);
show();
