import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The records, as JSON. Another process makes them, because it moves its clock. Astro runs in the folder of the site. */
export const recorded: Promise<string> = promisify(execFile)(
  process.execPath,
  ['--import', 'tsx', 'src/states/record.ts'],
  { maxBuffer: 2 ** 26 },
).then(({ stdout }) => stdout);
