import type { Plugin } from 'vite';

const NAME = 'normalize-wheel';
const MODULE = `\0${NAME}`;
/** The pixels of a pixel, a line and a page, by `deltaMode`. */
const CODE = `
const UNITS = [1, 40, 800];
export default ({ deltaY, deltaMode }) => ({ pixelY: deltaY * (UNITS[deltaMode] ?? 1) });
`;

/**
 * Replaces a package of `react-easy-crop`, whose code for old browsers is CommonJS: `inlineRuntime` would copy the
 * helpers for CommonJS into every chunk.
 */
export function wheelDelta(): Plugin {
  return {
    name: 'vendor-portal:wheel-delta',
    enforce: 'pre',
    resolveId: (source) => (source === NAME ? MODULE : null),
    load: (id) => (id === MODULE ? CODE : null),
  };
}
