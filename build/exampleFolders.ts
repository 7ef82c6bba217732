/** The folders below `examples`, by the page's name on the command line. */
export const EXAMPLE_FOLDERS = {
  standalone: 'standalone',
  embed: 'host-embed',
  marketplace: 'marketplace',
} as const;

export type ExampleName = keyof typeof EXAMPLE_FOLDERS;

/** The path of an example's page in the build of all examples. */
export function examplePage(name: ExampleName): string {
  return `${EXAMPLE_FOLDERS[name]}/index.html`;
}
