import { createProgram } from './translate/program.ts';

try {
  createProgram(process.cwd()).parse();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
