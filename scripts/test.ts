import { mkdir } from 'node:fs/promises';
import { addCounts, type Counts } from './testing/counts.ts';
import { type Result, type Stage, stageRows } from './testing/stages.ts';

async function runStage(stage: Stage): Promise<Result> {
  const startedAt = Date.now();
  const result = await stage.run();
  const { counts, output } = result;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const verdict = counts.failed === 0 ? 'ok' : 'FAILED';
  process.stdout.write(`\n== ${stage.name}: ${verdict} (${seconds} s)\n${output}`);
  return result;
}

/** `npm test` runs every stage, `npm test -- lint unit` only these two. */
async function main(names: readonly string[]): Promise<void> {
  const known = stageRows.flat().map((stage) => stage.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    process.stderr.write(`Unknown stage ${unknown.join(', ')}. Stages: ${known.join(', ')}\n`);
    process.exitCode = 2;
    return;
  }
  await mkdir('.cache/test', { recursive: true });
  let total: Counts = { passed: 0, failed: 0 };
  const notes: string[] = [];
  for (const row of stageRows) {
    const stages = row.filter((stage) => names.length === 0 || names.includes(stage.name));
    const results = await Promise.all(stages.map(runStage));
    for (const [at, { counts, failures = [], unstable = [], note }] of results.entries()) {
      total = addCounts(total, counts);
      if (note) notes.push(`${note}\n`);
      if (counts.failed > 0) notes.push(`FAILED ${stages[at]?.name}: ${counts.failed}\n`);
      notes.push(...failures.map((name) => `  ${name}\n`));
      notes.push(...unstable.map((name) => `UNSTABLE, passed when repeated: ${name}\n`));
    }
  }
  process.stdout.write(`\n${notes.join('')}${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

await main(process.argv.slice(2));
