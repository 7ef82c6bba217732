import { expect, openSignedIn, originOf, test } from './fixtures.ts';
import type { Screen } from './screen.ts';

/** Returns what differs between the host's elements next to the portal and inside it; sizes follow the width. */
const COMPARE = `
const SIZES = /size$|^(width|height|inset|top|right|bottom|left|perspective-origin|transform-origin|margin-(inline|left|right))/;
// The test reads the language from the attribute.
const LOCALE = '-webkit-locale';
const all = (box) => box ? [box, ...box.querySelectorAll('*')] : [];
const beside = all(document.querySelector('[data-testid=beside] [data-samples]'));
const inside = all(document.querySelector('.vp-root main [data-samples]'));
for (const animation of document.getAnimations()) animation.cancel();
if (inside.length !== beside.length) return [inside.length + ' elements, not ' + beside.length];
return beside.flatMap((element, at) => {
  const [wanted, shown] = [getComputedStyle(element), getComputedStyle(inside[at])];
  return [...wanted]
    .filter((name) => !name.startsWith('--') && name !== LOCALE && (name === 'font-size' || !SIZES.test(name)))
    .filter((name) => wanted.getPropertyValue(name) !== shown.getPropertyValue(name))
    .map((name) => element.localName + ' ' + name + ': ' + shown.getPropertyValue(name) + ', not ' + wanted.getPropertyValue(name));
});`;

async function expectSameLooks({ driver }: Screen) {
  const differences = () => driver.run<string[]>(COMPARE);
  await expect.poll(differences, { timeout: 30_000 }).toEqual([]);
}

test('content of a slot looks as it does next to the portal', async ({ portal }) => {
  await portal.driver.open(`${originOf('LAB_URL')}/guests`);
  await portal.see({ role: 'heading', name: 'Get Started' });
  await expectSameLooks(portal);

  await portal.driver.run('document.documentElement.classList.add("dark")');

  await expectSameLooks(portal);
  const colorAndLanguage = `
    const box = document.querySelector('.vp-root main [data-samples]');
    return [getComputedStyle(box).color, box.closest('[lang]').lang];`;
  expect(await portal.driver.run(colorAndLanguage)).toEqual(['rgb(240, 230, 210)', 'ta']);
});

test('content of a page looks as it does next to the portal', async ({ portal, sandbox }) => {
  const url = `${originOf('LAB_URL')}/guests/samples`;
  await openSignedIn(portal, sandbox, await sandbox.newVendor(), url);

  await expectSameLooks(portal);
});

test('style sheets of the host apply to content in a shadow root', async ({ portal }) => {
  await portal.driver.open(`${originOf('LAB_URL')}/guests?shadow`);
  const shown = () =>
    portal.driver.run<(string | undefined)[]>(`
      const root = document.querySelector('vendor-portal-box')?.shadowRoot;
      const styleOf = (selector) => {
        const found = root?.querySelector('main [data-samples]' + selector);
        return found ? getComputedStyle(found) : {};
      };
      return [styleOf(' .card').paddingTop, styleOf(' .large').fontSize, styleOf('').color];`);

  await expect.poll(shown, { timeout: 30_000 }).toEqual(['20px', '30px', 'rgb(90, 20, 60)']);
});
