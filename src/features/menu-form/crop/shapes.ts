/** The ratios of width to height in which a dish is shown. */
export const SHAPES = { wide: 4 / 3, square: 1 } as const;
export type Shape = keyof typeof SHAPES;
export const SHAPE_NAMES = Object.keys(SHAPES) as Shape[];
