import { mkdir } from 'node:fs/promises';
import { addCounts, type Counts } from './testing/counts.ts';
import { type Result, type Stage, type StageOptions, stageRows } from './testing/stages.ts';

interface TimedResult extends Result {
  seconds: number;
}

async function runStage(stage: Stage, options: StageOptions): Promise<TimedResult> {
  const startedAt = Date.now();
  const result = await stage.run(options);
  const { counts, output } = result;
  const seconds = (Date.now() - startedAt) / 1000;
  const verdict = counts.failed === 0 ? 'ok' : 'FAILED';
  process.stdout.write(`\n== ${stage.name}: ${verdict} (${seconds.toFixed(1)} s)\n${output}`);
  return { ...result, seconds };
}

/** `npm test` runs every stage, `npm test -- lint unit` only these two, and `--all` all browser tests. */
async function main(args: readonly string[]): Promise<void> {
  const isAll = args.includes('--all');
  const names = args.filter((name) => name !== '--all');
  const stageNames = stageRows.flat().map((stage) => stage.name);
  const unknown = names.filter((name) => !stageNames.includes(name));
  if (unknown.length > 0) {
    process.stderr.write(`Unknown stage ${unknown.join(', ')}. Stages: ${stageNames.join(', ')}\n`);
    process.exitCode = 2;
    return;
  }
  await mkdir('.cache/test', { recursive: true });
  let total: Counts = { passed: 0, failed: 0 };
  const notes: string[] = [];
  const startedAt = Date.now();
  const times: string[] = [];
  for (const row of stageRows) {
    const stages = row.filter((stage) => names.length === 0 || names.includes(stage.name));
    const results = await Promise.all(
      stages.map((stage) => runStage(stage, { isAll, isNamed: names.length > 0 })),
    );
    for (const [at, result] of results.entries()) {
      const { counts, failures = [], unstable = [], note } = result;
      total = addCounts(total, counts);
      times.push(`${stages[at]?.name} ${result.seconds.toFixed(0)}`);
      if (note) notes.push(`${note}\n`);
      if (counts.failed > 0) notes.push(`FAILED ${stages[at]?.name}: ${counts.failed}\n`);
      notes.push(...failures.map((name) => `  ${name}\n`));
      notes.push(...unstable.map((name) => `UNSTABLE, passed when repeated: ${name}\n`));
    }
  }
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  notes.push(`Seconds: ${times.join(', ')}; together ${seconds}\n`);
  process.stdout.write(`\n${notes.join('')}${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

await main(process.argv.slice(2));
