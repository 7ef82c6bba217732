/** The path of a page of the site, below the path that the site is served at. */
export function sitePath(page: string): string {
  return `${import.meta.env.BASE_URL.replace(/\/?$/, '/')}${page}`;
}
