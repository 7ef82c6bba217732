import type { TicketLine } from '../../../core/contracts';
import { isRightToLeft } from '../../../core/messages/messages';
import type { Block, ItemBlock, PrintDocument } from '../ticket/documentOf';

/** Food marks on printed documents, also with ESC/POS: shapes that a printer with one colour can print. */
const DIET_MARKS: Readonly<Record<NonNullable<TicketLine['diet']>, string>> = {
  veg: '●',
  nonVeg: '▲',
  egg: 'E',
};

interface RenderOptions {
  /** Each copy is a separate page. */
  copies: number;
  lang: string;
  dietLabel(diet: NonNullable<TicketLine['diet']>): string;
}

/** Fills an empty document with DOM calls only, which every content policy allows. */
export function renderDocument(
  page: Document,
  { kind, title, blocks }: PrintDocument,
  { copies, lang, dietLabel }: RenderOptions,
): void {
  page.documentElement.lang = lang;
  page.documentElement.dir = isRightToLeft(lang) ? 'rtl' : 'ltr';
  page.title = title;

  const quantities = blocks.map((block) => (block.type === 'item' ? block.quantity.length : 0));
  const quantityLength = Math.max(0, ...quantities);

  function add(parent: Element, tag: string, className: string, text = ''): HTMLElement {
    const element = page.createElement(tag);
    if (className) element.className = className;
    if (text) element.textContent = text;
    parent.append(element);
    return element;
  }

  /** The letters of a text of the vendor or a customer give its direction, but not that of the document (c125). */
  function addIsolated(parent: Element, tag: string, className: string, text: string): void {
    add(add(parent, tag, className), 'bdi', '', text);
  }

  function addItem(parent: Element, item: ItemBlock): void {
    const row = add(parent, 'div', 'item');
    row.dataset.kind = kind;
    // With spaces of the width of a digit, the names are below each other.
    add(row, 'span', 'quantity', item.quantity.padStart(quantityLength, '\u2007'));
    const name = add(row, 'span', 'name');
    if (item.diet) {
      const mark = add(name, 'span', 'diet', DIET_MARKS[item.diet]);
      mark.title = dietLabel(item.diet);
      name.append(' ');
    }
    add(name, 'bdi', '', item.name);
    if (item.amount !== undefined) add(row, 'span', 'amount', item.amount);
    for (const detail of item.details) addIsolated(row, 'div', 'below', detail);
    if (item.note) addIsolated(row, 'div', 'box note', item.note);
  }

  function addBlock(parent: Element, block: Block): void {
    switch (block.type) {
      case 'text': {
        const { size, isStrong, isCentered, isIsolated } = block;
        const look = [size, isStrong && 'strong', isCentered && 'centered'];
        (isIsolated ? addIsolated : add)(parent, 'p', look.filter(Boolean).join(' '), block.text);
        return;
      }
      case 'pair': {
        const row = add(parent, 'div', block.isStrong ? 'pair strong' : 'pair');
        add(row, 'span', '', block.start);
        add(row, 'span', '', block.end);
        return;
      }
      case 'item':
        return addItem(parent, block);
      case 'box': {
        const box = add(parent, 'div', 'box');
        add(box, 'div', 'title', block.title);
        addIsolated(box, 'div', '', block.text);
        return;
      }
      case 'rule':
        add(parent, 'div', 'rule');
        return;
      // The browser knows the width of the paper.
      case 'ruler':
    }
  }

  for (let copy = 0; copy < copies; copy += 1) {
    const section = add(page.body, 'section', kind);
    for (const block of blocks) addBlock(section, block);
  }
}
