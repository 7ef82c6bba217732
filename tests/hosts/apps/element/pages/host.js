const main = document.querySelector('main');
let shown;

/** Changes the page, unless the new URL belongs to the page that is shown. */
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
// The portal dispatches `popstate` for its own navigations, as the browser does for Back and Forward.
addEventListener('popstate', show);
show();
