import { Diagnosis } from '../../core/api/errors';
import type { Appearance } from '../../core/contracts';
import { checkLook } from '../../ui/theme/checkLook';
import { describeKind } from '../extend/given';

/** Reports mistakes in the appearance to the developer of the host, and returns what can be used. */
export function reportAppearance(
  given: unknown,
  report: (finding: Diagnosis) => void,
): Appearance | undefined {
  const { usable, faults } = checkLook(given);
  if (faults.length > 0) {
    const unusable = faults.filter(Boolean).join(', ');
    report(
      new Diagnosis(
        'config',
        unusable
          ? `The appearance prop has parts that cannot be used: ${unusable}`
          : `The appearance prop is ${describeKind(given)} instead of an object`,
        'The portal uses its defaults for them. Write an appearance such as:',
        "appearance={{ light: { primary: '#14603c' }, font: { scale: 1.1 }, radius: { card: '8px' } }}",
      ),
    );
  }
  for (const font of [usable.font?.family, usable.font?.headingFamily]) {
    // A variable has no value outside of an element.
    if (font && !font.includes('var(')) reportFont(font, report);
  }
  return usable;
}

function reportFont(font: string, report: (finding: Diagnosis) => void): void {
  document.fonts
    ?.load(`1em ${font}`)
    .catch(() =>
      report(
        new Diagnosis(
          'config',
          `A font of the appearance prop could not be loaded: ${font}`,
          'The portal uses the next font of the list. Check the URL in the rule of your page:',
          "@font-face { font-family: 'Inter'; src: url('/fonts/inter.woff2') }",
        ),
      ),
    );
}
