import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
}

interface Notice {
  title: string;
  text: string;
}

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)\b/i;
const RULE = '-'.repeat(80);
const HEAD = `Third-party notices of vendor-portal

The files of this package contain code of the packages below, under the licences below.`;

async function readNotice(folder: string): Promise<Notice> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license = 'no licence named', author } = manifest;
  const files = (await readdir(folder)).filter((file) => LICENCE_FILE.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const owner = typeof author === 'object' ? author.name : author;
  const stated = `Licence: ${license}${owner ? `\nAuthor: ${owner}` : ''}`;
  const text = texts.map((one) => one.trim()).join('\n\n') || stated;
  return { title: `${name} ${version} (${license})`, text };
}

/** Returns the licences of the packages in these folders as one text. */
export async function thirdPartyNotices(folders: Iterable<string>): Promise<string> {
  const notices = await Promise.all([...folders].map(readNotice));
  // Merge duplicates, because the builds name the same folder in different ways.
  const byTitle = new Map(notices.map(({ title, text }) => [title, text]));
  const parts = [...byTitle].sort().map(([title, text]) => `${RULE}\n${title}\n${RULE}\n\n${text}`);
  return `${[HEAD, ...parts].join('\n\n')}\n`;
}
