import { Command } from 'commander';
import { createReports, REPORTS } from './api/createReports.ts';
import { readNames, writeReleased } from './api/names.ts';

function main({ released }: { released?: boolean }): void {
  const problems = createReports(REPORTS);
  for (const problem of problems) console.error(problem);
  if (released) writeReleased(readNames(REPORTS));
  process.exitCode = problems.length > 0 ? 1 : 0;
}

const program = new Command('api')
  .description('Writes the public API reports. Run npm run build first.')
  .option('--released', 'also remember them as the API of the last release')
  .action(main);

program.parse();
