import { run } from './harness/run.ts';

process.exitCode = await run(process.argv.slice(2));
// A library can leave handles open that would keep the process alive.
process.exit();
