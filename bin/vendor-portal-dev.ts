import { run } from './harness/run.ts';

process.exitCode = await run(process.argv.slice(2));
// A stopped harness holds nothing; what a library left open must not keep the terminal.
process.exit();
