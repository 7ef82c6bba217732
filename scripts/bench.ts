import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { Command } from 'commander';
import { createControl } from '../tests/support/control.ts';
import { openSignedIn } from '../tests/support/signIn.ts';
import { boardOf } from './bench/board.ts';
import { history } from './bench/history.ts';
import type { Figures, Measurement } from './bench/measure.ts';
import { type BenchServer, CONTESTANTS, type Contestant, startBenchServer } from './bench/pages.ts';
import { signIn } from './bench/signIn.ts';
import { ensureChromium } from './chromium.ts';

const DEMO_PHONE = '6000000001';

/** What is measured; a new one is one more entry. */
const MEASUREMENTS: readonly Measurement[] = [signIn, history, boardOf(200), boardOf(1_000)];

interface Options {
  rounds: string;
  only: string;
  throttle: string;
}

type Results = Record<Contestant, Figures[]>;

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A browser in which the demo vendor is signed in, for the portal and for the floors. */
async function openContext(browser: Browser, server: BenchServer): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-IN', baseURL: server.url });
  const control = createControl(context.request, server.url, server.sandbox.key);
  const page = await context.newPage();
  await openSignedIn(page, control, { phone: DEMO_PHONE }, '/');
  const session = await page.evaluate(() => ({
    token: localStorage.getItem('accessToken'),
    restaurant: localStorage.getItem('restaurant_id'),
  }));
  await context.addInitScript((held) => {
    sessionStorage.setItem('bench', JSON.stringify(held));
  }, session);
  await page.close();
  return context;
}

async function runRound(
  context: BrowserContext,
  server: BenchServer,
  { measurement, contestant, throttle }: RoundOf,
): Promise<Figures> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  try {
    return await measurement.run({ page, server, contestant });
  } finally {
    server.lists.clear();
    await page.close();
  }
}

interface RoundOf {
  measurement: Measurement;
  contestant: Contestant;
  throttle: number;
}

function print({ name }: Measurement, results: Results): void {
  const names = Object.keys(results.portal[0] ?? {});
  const cell = (text: string) => text.padStart(12);
  console.log(`\n${name}${' '.repeat(Math.max(1, 30 - name.length))}`);
  const heads = ['portal', 'plain DOM', 'bare React', 'of React'];
  console.log(`${'(median, ms)'.padEnd(30)}${heads.map(cell).join('')}`);
  for (const figure of names) {
    const values = CONTESTANTS.map((contestant) =>
      median(results[contestant].map((round) => round[figure] ?? Number.NaN)),
    );
    const [portal = 0, , react = 0] = values;
    const cells = values.map((value) => value.toFixed(0));
    cells.push(react === 0 ? '–' : `${(portal / react).toFixed(2)} x`);
    console.log(`${figure.padEnd(30)}${cells.map(cell).join('')}`);
  }
}

async function main({ rounds, throttle, only }: Options): Promise<void> {
  const { path, message } = await ensureChromium();
  if (!path) throw new Error(message);
  const server = await startBenchServer();
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  try {
    const context = await openContext(browser, server);
    for (const measurement of MEASUREMENTS.filter(({ name }) => name.includes(only))) {
      const results: Results = { portal: [], plainDom: [], bareReact: [] };
      for (let round = 0; round < Number(rounds); round += 1) {
        for (const contestant of CONTESTANTS) {
          const of = { measurement, contestant, throttle: Number(throttle) };
          results[contestant].push(await runRound(context, server, of));
        }
      }
      print(measurement, results);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

const program = new Command('bench')
  .description(
    'Times of the portal, in the files of the harness, beside plain DOM and bare React. Never asserted.',
  )
  .option('--rounds <n>', 'fresh pages per contestant', '5')
  .option('--only <text>', 'the measurements with this in their name', '')
  .option('--throttle <rate>', 'how many times slower the processor is made', '1')
  .action(main);

await program.parseAsync();
