import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { createModels, sourceEntries } from './api/createReports.ts';
import { runCommand } from './testing/runCommand.ts';

const FOLDER = 'site';
/** Remembers which lock file is installed. */
const INSTALLED = `${FOLDER}/node_modules/.installed-lock`;

interface Options {
  base: string;
  serve?: boolean;
  dev?: boolean;
  port: string;
}

function start(command: string, args: readonly string[], base = '/'): ChildProcess {
  return spawn(command, args, {
    cwd: FOLDER,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', SITE_BASE: base },
  });
}

function run(...args: Parameters<typeof start>): Promise<void> {
  return new Promise((resolve, reject) => {
    start(...args).on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args[0]} ${args[1].join(' ')} failed`)),
    );
  });
}

/** Installs the dependencies of the site, if they are missing or its lock file has changed. */
async function install(): Promise<void> {
  const lock = createHash('sha256').update(readFileSync(`${FOLDER}/package-lock.json`));
  const hash = lock.digest('hex');
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === hash) return;
  await run('npm', ['ci']);
  writeFileSync(INSTALLED, hash);
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

async function main({ base, serve, dev, port }: Options): Promise<void> {
  await install();
  await describeApi();
  if (dev) return run('npx', ['astro', 'dev', '--port', port], base);
  await run('npx', ['astro', 'build'], base);
  if (serve) await run('npx', ['astro', 'preview', '--port', port], base);
}

const program = new Command('site')
  .description('Builds the site into site/dist, a static folder for any host.')
  .option('--base <path>', 'the path that the folder is served at', '/')
  .option('--serve', 'then serve it')
  .option('--dev', 'serve it without building, with changes at once and without search')
  .option('--port <n>', 'port for --serve and --dev', '4321')
  .action(main);

await program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
