import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ensureChromium } from '../chromium.ts';
import { readCorpora } from './corpora.ts';
import type { SoakReport, SoakSuite } from './suite.ts';

const ADDRESS = 'http://soak.invalid/';
const PAGE_FILE = fileURLToPath(new URL('../../tests/soak/sanitizerPage.tsx', import.meta.url));
const BATCH = 50;
/** The share of texts that must take effect without the sanitizer. If fewer do, the detection is broken. */
const CONTROL_SHARE = 0.3;

type Kind = 'clean' | 'raw';

interface Finding {
  index: number;
  executions: number;
  strangers: string[];
}

interface Run {
  findings: Finding[];
  outbound: string[];
}

async function bundlePage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: PAGE_FILE, output: { codeSplitting: false } },
    },
  });
  if (!('output' in result)) throw new Error('Vite gave no output');
  return result.output[0].code;
}

/** Opens a page without a network and records outgoing requests. */
async function openPage(
  browser: Browser,
  code: string,
): Promise<{ page: Page; outbound: string[] }> {
  const context = await browser.newContext();
  const outbound: string[] = [];
  await context.route('**/*', async (route) => {
    const url = route.request().url();
    if (url === ADDRESS) {
      const body = '<!doctype html><body><script type="module" src="/page.js"></script>';
      return route.fulfill({ contentType: 'text/html', body });
    }
    if (url === `${ADDRESS}page.js`) {
      return route.fulfill({ contentType: 'text/javascript', body: code });
    }
    outbound.push(url);
    return route.abort();
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.goto(ADDRESS);
  await page.waitForFunction(() => 'sanitizerPage' in globalThis);
  return { page, outbound };
}

async function runAll(
  browser: Browser,
  code: string,
  kind: Kind,
  texts: readonly string[],
): Promise<Run> {
  const findings: Finding[] = [];
  const outbound: string[] = [];
  for (let first = 0; first < texts.length; first += BATCH) {
    // Open a new page for each batch, because a raw text can break its page.
    const opened = await openPage(browser, code);
    const results = await opened.page.evaluate(
      ({ name, batch }) =>
        (
          globalThis as unknown as { sanitizerPage: Record<Kind, (t: string[]) => Finding[]> }
        ).sanitizerPage[name](batch),
      { name: kind, batch: texts.slice(first, first + BATCH) },
    );
    findings.push(...results.map((one) => ({ ...one, index: one.index + first })));
    outbound.push(...opened.outbound);
    await opened.page.context().close();
  }
  return { findings, outbound };
}

function report(counts: string[], total: number, raw: Run, clean: Run): SoakReport {
  const ran = raw.findings.filter(({ executions }) => executions > 0).length;
  const executed = clean.findings.filter(({ executions }) => executions > 0);
  const strange = clean.findings.filter(({ strangers }) => strangers.length > 0);
  const failures = [
    ...executed.map(({ index }) => `text ${index} ran`),
    ...strange.map(({ index, strangers }) => `text ${index} kept ${strangers.join(' ')}`),
    ...clean.outbound.map((url) => `a request left: ${url}`),
  ];
  const enough = Math.floor(total * CONTROL_SHARE);
  if (ran < enough) failures.push(`the control ran ${ran} texts, fewer than ${enough}`);
  return {
    figures: [
      ...counts,
      `raw innerHTML (control): ${ran} of ${total} texts ran, ${raw.outbound.length} requests`,
      `SafeHtml: ${executed.length} executions, ${clean.outbound.length} outbound requests, ` +
        `${strange.length} texts with anything off the allow-list`,
    ],
    failures,
  };
}

async function run(): Promise<SoakReport> {
  const corpora = await readCorpora();
  const texts = corpora.flatMap((corpus) => corpus.texts);
  const { path, message } = await ensureChromium();
  if (!path) throw new Error(message);
  const code = await bundlePage();
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  try {
    const clean = await runAll(browser, code, 'clean', texts);
    const raw = await runAll(browser, code, 'raw', texts);
    const counts = corpora.map((corpus) => `${corpus.name}: ${corpus.texts.length} texts`);
    return report(counts, texts.length, raw, clean);
  } finally {
    await browser.close();
  }
}

export const sanitizer: SoakSuite = {
  name: 'sanitizer',
  about: 'hostile texts through SafeHtml: nothing runs, nothing is requested',
  run,
};
