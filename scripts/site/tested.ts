/** The site that the tests open. A path of its own shows links that only work at the root. */
export const BASE = '/portal/';
export const FOLDER = '.cache/site/tested';
