/** The layers of the tree. Imports that are not listed here are errors. */
const UI_AND_DOWN = '^src/(ui|core)/';
/** The code that pages load, without the tests next to it. */
const SOURCES = '^src/(?!.*\\.test\\.tsx?$)';
const MODULES = '^node_modules/';

export default {
  allowedSeverity: 'error',
  allowed: [
    // The package's entries.
    { from: { path: '^src/index\\.ts$' }, to: { path: '^src/(portal|adapters|core|ui)/' } },
    { from: { path: '^src/preload/' }, to: { path: '^src/preload/' } },
    // The table of screens imports only types, so that a server and the command can read it.
    {
      from: { path: '^(src/preload|bin/harness)/' },
      to: { path: '^src/core/navigation/screenTable\\.ts$' },
    },
    { from: { path: '^src/watch/' }, to: { path: '^src/(watch|adapters|core)/' } },
    {
      from: { path: '^src/printers/' },
      to: { path: '^src/(printers|core/(async|contracts|format|tabs))/' },
    },
    { from: { path: '^src/webview/' }, to: { path: '^src/(webview|core)/' } },
    { from: { path: '^src/worker/' }, to: { path: '^src/(worker|adapters|core)/' } },
    { from: { path: '^src/manifest/' }, to: { path: '^src/manifest/' } },
    { from: { path: '^src/presets/' }, to: { path: '^src/(presets|core/contracts)/' } },
    { from: { path: '^src/backend/' }, to: { path: '^src/(backend|core/contracts)/' } },
    { from: { path: '^src/element/' }, to: { path: '^src/(element|portal|adapters|core)/' } },
    { from: { path: '^src/portal/' }, to: { path: '^src/(portal|adapters|ui|core)/' } },
    {
      from: { path: '^src/portal/' },
      to: { path: '^src/features/[^/]+/(public\\.ts|pages/[^/]+\\.tsx)$' },
    },
    // A feature may import itself, the layers below, and another feature only through its `public.ts`.
    { from: { path: '^src/features/([^/]+)/' }, to: { path: '^src/features/$1/' } },
    { from: { path: '^src/features/' }, to: { path: '^src/features/[^/]+/public\\.tsx?$' } },
    { from: { path: '^src/features/' }, to: { path: UI_AND_DOWN } },
    { from: { path: '^src/adapters/' }, to: { path: '^src/(adapters|core)/' } },
    { from: { path: '^src/ui/' }, to: { path: UI_AND_DOWN } },
    { from: { path: '^src/core/' }, to: { path: '^src/core/' } },
    // A pack imports the catalogues of one language.
    { from: { path: '^src/locales/' }, to: { path: '/messages\\.[a-z]+\\.json$' } },
    { from: { path: '^src/locales/' }, to: { path: '^src/(core/contracts|locales)/' } },
    { from: { path: '^src/' }, to: { path: MODULES } },
    // The sandbox shares only HTTP with the portal.
    { from: { path: '^sandbox/' }, to: { path: '^sandbox/' } },
    // The command and the tools around it.
    { from: { path: '^bin/' }, to: { path: '^(bin|build|sandbox)/' } },
    // The command serves the manifest, as the server of a host does.
    { from: { path: '^bin/harness/installable\\.ts$' }, to: { path: '^src/manifest/' } },
    // The check runs a mapping as the portal does.
    {
      from: { path: '^bin/harness/(check|backend)/' },
      to: {
        path: '^src/(backend|core/(api|contracts|navigation))/|^src/core/menu/itemTable\\.ts$',
      },
    },
    { from: { path: '^build/' }, to: { path: '^(build/|src/core/messages/argumentsOf)' } },
    { from: { path: '^testing/' }, to: { path: '^testing/' } },
    { from: { path: '^testing/bundle\\.ts$' }, to: { path: '^sandbox/cachedSandbox\\.ts$' } },
    {
      from: { path: '^examples/' },
      to: {
        path: '^examples/|^src/(index|locales/[a-z]+|adapters/push/(?:fcm/fcmPush|web/webPush)|ui/kit/index|watch/index|watch/backend/index|backend/index|printers/index|worker/index|webview/index)\\.ts$',
      },
    },
    {
      from: { path: '^scripts/' },
      to: { path: '^(scripts|build|sandbox|testing|tests/support)/' },
    },
    {
      from: { path: '^scripts/generate-messages\\.ts$' },
      to: { path: '^src/core/messages/argumentsOf\\.ts$' },
    },
    // The pages of the benchmark are hosts like the examples.
    { from: { path: '^scripts/bench/subjects/' }, to: { path: '^src/index\\.ts$' } },
    // The lab shows an example and the virtual modules of its plugin.
    { from: { path: '^tests/e2e/fixtures/' }, to: { path: '^(virtual:|examples/)' } },
    { from: { path: '^tests/' }, to: { path: '^(tests|testing|scripts|sandbox|src|bin|build)/' } },
    // Tests start the example backends.
    { from: { path: '^tests/(backends|support)/' }, to: { path: '^examples/backends/' } },
    {
      from: { path: '^(sandbox|bin|build|examples|scripts|testing|tests)/' },
      to: { path: MODULES },
    },
    { from: { pathNot: SOURCES }, to: { dependencyTypes: ['core'] } },
    // Configuration files at the root, and tests beside the code.
    { from: { path: '^[^/]+\\.ts$' }, to: {} },
    {
      from: { path: '^src/.*\\.test\\.tsx?$' },
      to: { path: '^(src|build|tests/(support|brought))/' },
    },
    // Tests of screens share the page objects of the browser tests.
    {
      from: { path: '^src/.*\\.screen\\.test\\.ts$' },
      to: { path: '^(testing|tests/pages)/' },
    },
  ],
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      // Types are gone at run time: `wire.ts` may name the types of the `data.ts` that imports it.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-node-in-the-page',
      severity: 'error',
      from: { path: SOURCES },
      to: { dependencyTypes: ['core'] },
    },
    {
      // The site runs the sandbox in a browser.
      name: 'no-node-in-the-core-of-the-sandbox',
      severity: 'error',
      from: { path: '^sandbox/core\\.ts$' },
      to: { path: '^(node:)?[a-z_]+(/promises)?$', reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|tests/hosts/apps|src/element/frameworks)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.node.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
