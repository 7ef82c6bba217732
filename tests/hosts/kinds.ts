/** One row of the matrix: a host, or a way to mount the portal in a host. */
export interface HostKind {
  name: string;
  title: string;
  /** The folder in `apps`. */
  app: string;
  /** The page of the host that shows the portal. */
  mount: string;
  /** The prefix of the portal's paths in the address bar; `null` if the address bar does not contain them. */
  prefix: string | null;
  /** The portal shows no menu, because the host shows the links. */
  isWithoutMenu?: true;
  /** A link of the host loads another document. */
  hasDocuments?: true;
  /** The host is not built: its development server serves it, with React's development build. */
  isDevelopment?: true;
  /** The pages whose portal shows the samples of the host's home page in a slot or in a page. */
  samples?: readonly string[];
}

function atPartner(name: string, title: string): HostKind {
  return { name, title, app: name, mount: '/partner', prefix: '/partner' };
}

/** A host with a design system, in which `looks.test.ts` compares styles. */
function withSamples(name: string, title: string, ...others: readonly string[]): HostKind {
  const samples = ['/partner/dashboard', '/partner/samples', ...others];
  return { ...atPartner(name, title), samples };
}

/** A host in development, where `StrictMode` runs every effect twice. */
function inDevelopment(app: string, title: string): HostKind {
  return { ...atPartner(`${app}-development`, title), app, isDevelopment: true };
}

/** Another way to mount the portal in the Vite host, which has no router. */
function inVite(name: string, title: string, changes: Partial<HostKind>): HostKind {
  return {
    ...atPartner(name, title),
    app: 'vite',
    mount: `/${name}`,
    prefix: `/${name}`,
    ...changes,
  };
}

export const KINDS: readonly HostKind[] = [
  atPartner('vite', 'Vite, no router'),
  atPartner('webpack', 'webpack, react-router 7 `BrowserRouter`'),
  atPartner('vite-react18', 'Vite, React 18.3, react-router 6 `BrowserRouter`'),
  atPartner('router7-data', 'Vite, react-router 7 data router'),
  atPartner('react-router-framework', 'React Router 7 framework mode, rendered on its server'),
  {
    ...atPartner('router7-copies', 'Vite, two copies of react-router 7, no `basename`'),
    prefix: null,
  },
  atPartner('router8', 'Vite, react-router 8 data router'),
  atPartner('tanstack', 'Vite, TanStack Router'),
  atPartner('next', 'Next.js app router, portal in a layout'),
  atPartner('next-nonce', 'Next.js app router, a nonce per request'),
  atPartner('element', '`<vendor-portal>` from its files, no React, no bundler'),
  { ...atPartner('astro', 'Astro 5, React island on a static page'), hasDocuments: true },
  atPartner('turbo', 'Turbo 8, pages of a server, `<vendor-portal data-turbo-permanent>`'),
  atPartner('mount', 'Vite, `mount()` in a page without React'),
  atPartner('vue', 'Vite, Vue 3 with Vue Router, `<vendor-portal>`'),
  atPartner('angular', 'Angular 20 with its router, `<vendor-portal>`'),
  atPartner('svelte', 'Vite, Svelte 5, `<vendor-portal>`'),
  atPartner('sveltekit', 'SvelteKit 2, `<vendor-portal>`'),
  atPartner('vite5', 'Vite 5, no router'),
  atPartner('firebase9', 'Vite, a host with Firebase 9, no router'),
  withSamples('tailwind', 'Vite, Tailwind 4 with components of shadcn'),
  withSamples('bootstrap', 'Vite, Bootstrap 5'),
  withSamples('mui', 'Vite, MUI 7, portal in a MUI layout and in a drawer', '/drawer'),
  inDevelopment('vite', 'Vite in development, `StrictMode`'),
  inDevelopment('vite-react18', 'Vite in development, React 18.3, `StrictMode`'),
  inVite('hash', '`routing="hash"`', { prefix: '/hash#' }),
  inVite('memory', '`routing="memory"`', { prefix: null }),
  inVite('content', '`layout="content"`', { isWithoutMenu: true }),
  inVite('shadow', '`isolation="shadow"`', {}),
];

/** Apps whose `npm test` runs a recipe of docs/testing-your-app.md. They have no page. */
export const KITS: readonly string[] = ['kit-vitest', 'kit-jest', 'kit-playwright'];

/** The kinds with these names; all kinds if there are no names. */
export function kindsOf(names: readonly string[]): readonly HostKind[] {
  const all = [...KINDS.map(({ name }) => name), ...KITS];
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    const hostNames = all.join(', ');
    throw new Error(`Unknown host ${unknown.join(', ')}. Hosts: ${hostNames}`);
  }
  return names.length === 0 ? KINDS : KINDS.filter(({ name }) => names.includes(name));
}

const chosenNames = () => (process.env.HOST_KINDS ?? '').split(',').filter(Boolean);

/** The kinds that this run was started with. */
export function chosenKinds(): readonly HostKind[] {
  return kindsOf(chosenNames());
}

export function chosenKits(): readonly string[] {
  const names = chosenNames();
  return names.length === 0 ? KITS : KITS.filter((kit) => names.includes(kit));
}
