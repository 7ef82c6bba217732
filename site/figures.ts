import { readFile } from './repository.ts';

/** A row of the first table of `docs/performance.md`: the medians, as written there. */
export interface Figure {
  /** What somebody did, such as "Board of 200, opened cold". */
  step: string;
  measured: string;
  lightReact: string;
  bareReact: string;
  portal: string;
}

const text = readFile('docs/performance.md');
const [, table = ''] = /<!-- bench 4x -->\n([\s\S]*?)<!-- end/.exec(text) ?? [];

/** When and with what the figures were measured. */
export const [measuredWith = ''] = table.split('\n');

/** The median of a cell, which also has the quartiles. */
const median = (cell = '') => cell.trim().replace(/ \(.*$/, '');

function readFigures(): Figure[] {
  let step = '';
  return table.split('\n').flatMap((line) => {
    const [, name = '', lightReact, bareReact, , portal] = line.split('|');
    const [, heading] = /^\s*\*\*(.+)\*\*\s*$/.exec(name) ?? [];
    if (heading) step = heading;
    if (heading || !step || !name.trim()) return [];
    return [
      {
        step,
        measured: name.trim(),
        lightReact: median(lightReact),
        bareReact: median(bareReact),
        portal: median(portal),
      },
    ];
  });
}

const figures = readFigures();

/** One measurement. Throws if the page no longer has it, so that the site never shows an old figure. */
export function figure(step: string, measured: string): Figure {
  const found = figures.find((row) => row.step === step && row.measured === measured);
  if (!found) throw new Error(`docs/performance.md has no row "${measured}" of "${step}"`);
  return found;
}
