import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { createModels, sourceEntries } from './api/createReports.ts';
import { audit } from './site/audit.ts';
import { checkLinks } from './site/checkLinks.ts';
import { serveSite } from './site/serve.ts';
import { runCommand } from './testing/runCommand.ts';

const FOLDER = 'site';
/** Remembers which lock file is installed. */
const INSTALLED = `${FOLDER}/node_modules/.installed-lock`;

interface Options {
  base: string;
  out: string;
  port: string;
  install?: boolean;
  dev?: boolean;
  serve?: boolean;
  check?: boolean;
  audit?: boolean;
}

/** Runs a command in the folder of the site. `env` has what `astro.config.ts` reads. */
function run(
  command: string,
  args: readonly string[],
  env?: Record<string, string>,
): Promise<void> {
  const child = spawn(command, args, {
    cwd: FOLDER,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`${command} ${args.join(' ')} failed`)),
    );
  });
}

/**
 * Installs the dependencies of the site, if they are missing or its lock file has changed. Only the audit needs
 * Lighthouse, which is as large as all others.
 */
async function installDependencies(withAudit = false): Promise<void> {
  const lock = createHash('sha256').update(readFileSync(`${FOLDER}/package-lock.json`));
  const hash = lock.digest('hex');
  const installed = existsSync(INSTALLED) ? readFileSync(INSTALLED, 'utf8') : '';
  const complete = `${hash} with audit`;
  if (installed === complete || (installed === hash && !withAudit)) return;
  await run('npm', ['ci', ...(withAudit ? [] : ['--omit=dev'])]);
  writeFileSync(INSTALLED, withAudit ? complete : hash);
}

/** Writes what the comments of the sources say about each export, for the pages of the API. */
async function describeApi(): Promise<void> {
  const declarations = '.cache/site/declarations';
  const tsc = 'node_modules/typescript7/bin/tsc';
  const compile = (project: string, out: string) =>
    runCommand('node', [tsc, '-p', project, '--noCheck', '--outDir', out]);
  const compiled = await Promise.all([
    runCommand('npm', ['run', '-s', 'messages']).then(() =>
      compile('tsconfig.declarations.json', `${declarations}/src`),
    ),
    compile('tsconfig.testing.json', declarations),
  ]);
  const broken = compiled.find(({ code }) => code !== 0);
  if (broken) throw new Error(broken.output);
  const problems = createModels(sourceEntries(declarations), '.cache/site/api');
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Fails if Lighthouse gives a page less than the site wants. */
async function auditSite(folder: string, base: string): Promise<void> {
  const { url, close } = await serveSite(folder, base);
  const low = await audit(url).finally(close);
  if (low.length > 0) throw new Error(`Too low:\n${low.join('\n')}`);
}

async function main(options: Options): Promise<void> {
  const { base, out, port } = options;
  await installDependencies(options.audit);
  if (options.install) return;
  await describeApi();
  const env = { SITE_BASE: base, SITE_OUT: resolve(out) };
  if (options.dev) return run('npx', ['astro', 'dev', '--port', port], env);
  await run('npx', ['astro', 'build'], env);
  const broken = options.check ? checkLinks(out, base) : [];
  if (broken.length > 0) throw new Error(`Links that lead nowhere:\n${broken.join('\n')}`);
  if (options.audit) await auditSite(out, base);
  if (options.serve) await run('npx', ['astro', 'preview', '--port', port], env);
}

const program = new Command('site')
  .description('Builds the site as a static folder for any host.')
  .option('--base <path>', 'the path that the folder is served at', '/')
  .option('--out <folder>', 'the folder', 'site/dist')
  .option('--serve', 'then serve it')
  .option('--check', 'fail if a link leads nowhere')
  .option('--audit', 'print what Lighthouse says about the pages, and fail if it is too low')
  .option('--dev', 'serve it without building, with changes at once and without search')
  .option('--port <n>', 'port for --serve and --dev', '4321')
  .option('--install', 'only install the dependencies of the site')
  .action(main);

await program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
