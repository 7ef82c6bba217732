/** What `npm pack --json` says about the package. */
export interface Packed {
  /** In bytes, of the archive and of its content. */
  size: number;
  unpackedSize: number;
  entryCount: number;
}

/** A version before a final one, such as 1.0.0-beta.1, is not what `npm install vendor-portal` installs. */
export function tagOf(version: string): 'latest' | 'next' {
  return version.includes('-') ? 'next' : 'latest';
}

/** The entries of a version that need work of a host. */
export function breakingEntries(changelog: string, version: string): string[] {
  const sections = changelog.split(/^## /m);
  const section = sections.find((one) => one.startsWith(`${version} - `)) ?? '';
  const entries = section.split(/^(?=- |#)/m).filter((entry) => entry.startsWith('- **Breaking**'));
  return entries.map((entry) => entry.replace(/\s+/g, ' ').trim());
}

/** The lines that say what is published. */
export function releaseSummary(version: string, changelog: string, packed: Packed): string[] {
  const kib = (bytes: number) => `${Math.round(bytes / 1024).toLocaleString('en')} KiB`;
  const breaking = breakingEntries(changelog, version);
  return [
    `vendor-portal ${version}, with the tag ${tagOf(version)}`,
    `${packed.entryCount} files, ${kib(packed.size)} to download, ${kib(packed.unpackedSize)} unpacked`,
    ...(breaking.length > 0
      ? ['What needs work of a host:', ...breaking]
      : ['Nothing is breaking.']),
  ];
}
