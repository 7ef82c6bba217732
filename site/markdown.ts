import { createMarkdownProcessor } from '@astrojs/markdown-remark';

const processor = await createMarkdownProcessor({ syntaxHighlight: false });

/** The HTML of a Markdown text of a comment or of the contract. */
export async function inline(text: string): Promise<string> {
  return (await processor.render(text)).code;
}
