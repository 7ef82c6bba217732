import {
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  type RefAttributes,
  type SVGProps,
} from 'react';

/** An icon of Lucide. */
interface IconData {
  name: string;
  size: number;
  aliases?: readonly string[];
  node: readonly [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  size?: number | string;
}

/**
 * Creates the component of an icon. The builds use this function instead of the larger one of `lucide-react`, which
 * converts attributes for several frameworks; see `build/lucideIcons.ts`.
 */
export function createIcon({
  name,
  size: box,
  aliases = [],
  node,
}: IconData): ForwardRefExoticComponent<IconProps & RefAttributes<SVGSVGElement>> {
  const names = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)];
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return forwardRef(({ size = 24, className, children, ...props }, ref) =>
    createElement(
      'svg',
      {
        ref,
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${box} ${box}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: [...names, className].filter(Boolean).join(' '),
        ...(!children && !Object.keys(props).some(isLabel) && { 'aria-hidden': 'true' }),
        ...props,
      },
      shapes,
      children,
    ),
  );
}

/** Whether a property makes the icon visible to screen readers. */
function isLabel(property: string): boolean {
  return property.startsWith('aria-') || property === 'role' || property === 'title';
}
