import { run } from './harness/run.ts';

process.exitCode = await run(process.argv.slice(2));
// Handles that a library left open must not keep the process alive.
process.exit();
