function show() {
  document.querySelector('output').textContent = location.pathname;
}

// The portal dispatches `popstate` for its own navigations, as the browser does for Back and Forward.
for (const name of ['turbo:load', 'popstate']) addEventListener(name, show);
show();
