import { render } from '@testing-library/react';
import { Bell, ChefHat, CircleAlert, type LucideIcon, type LucideProps, X } from 'lucide-react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { createIcon } from './createIcon';

type IconData = Parameters<typeof createIcon>[0];

/** The data that an icon of Lucide passes to the element which draws it. */
function dataOf(icon: LucideIcon): IconData {
  const { render: draw } = icon as unknown as {
    render(props: object, ref: null): { props: { icon: IconData } };
  };
  return draw({}, null).props.icon;
}

function attributesOf(element: Element | null): Record<string, string> {
  const attributes = [...(element?.attributes ?? [])].map(({ name, value }) => [name, value]);
  return Object.fromEntries(attributes) as Record<string, string>;
}

const PROPS: readonly LucideProps[] = [
  {},
  { size: 16 },
  { size: '1em', className: 'mark', color: undefined },
  { 'aria-hidden': true, strokeWidth: 3, fill: 'currentColor' },
  { role: 'img', 'aria-label': 'Close' },
  { children: <title>Close</title> },
];

test.each([X, Bell, ChefHat, CircleAlert].flatMap((Icon) => PROPS.map((props) => [Icon, props])))(
  'an icon is drawn as Lucide draws it',
  (...given) => {
    const [Icon, props] = given as [LucideIcon, LucideProps];
    const Own = createIcon(dataOf(Icon));
    const { container } = render(
      <>
        <Icon {...props} />
        <Own {...(props as object)} />
      </>,
    );
    const [theirs = null, ours = null] = container.children;
    expect(attributesOf(ours)).toEqual(attributesOf(theirs));
    expect(ours?.innerHTML).toBe(theirs?.innerHTML);
  },
);

test('the ref of an icon is its element', () => {
  const ref = createRef<SVGSVGElement>();
  const Own = createIcon(dataOf(X));
  const { container } = render(<Own ref={ref} />);
  expect(ref.current).toBe(container.firstElementChild);
});
