import type { Page } from '@playwright/test';

/**
 * Describes what a language does not have room for: text that is cut off, that touches another text or leaves its
 * control, a portal that is too wide, and buttons without words. `script` is the pattern of the letters of the language:
 * names from the server may be shortened, because their screens show them whole.
 */
export function findClipped(page: Page, script: string): Promise<string[]> {
  return page.evaluate((pattern) => {
    const letters = new RegExp(pattern, 'u');
    const isSlanted = document.adoptedStyleSheets.some((sheet) =>
      [...sheet.cssRules].some(({ cssText }) => cssText.includes('Nastaliq')),
    );
    const root = document.querySelector<HTMLElement>('.vp-root');
    if (!root) return ['there is no portal'];
    const faults = new Set<string>();
    const range = document.createRange();
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('The browser has no canvas');

    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const name = (element: Element, text = element.textContent ?? '') =>
      `<${element.localName}> ${text.trim().replace(/\s+/g, ' ').slice(0, 50)}`;
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, style);
      return style;
    };
    /** Hidden from everyone but screen readers. */
    const isForReaders = (element: Element) => {
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
        if (styleOf(at).clipPath !== 'none') return true;
      }
      return false;
    };

    const inks = new Map<string, { above: number; below: number; ascent: number }>();
    /** How far the letters reach above and below the line on which they stand, in px. */
    const inkOf = (text: string, style: CSSStyleDeclaration) => {
      const key = `${style.font}|${text}`;
      const known = inks.get(key);
      if (known) return known;
      pen.font = style.font;
      const { fontBoundingBoxAscent: ascent } = pen.measureText('x');
      const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } =
        pen.measureText(text);
      const ink = { above, below, ascent };
      inks.set(key, ink);
      return ink;
    };

    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
      /** Where the letters stand. */
      base: number;
    }
    interface Word extends Box {
      word: string;
      font: string;
    }
    interface Line extends Word {
      element: Element;
      text: string;
      layer: Element;
    }
    const lines: Line[] = [];

    /** How far the boxes of two words may overlap, in px. */
    const SLACK = 3;
    /** Pixels that both words may have, because their edges are soft. */
    const SOFT = 4;

    /**
     * Whether two words touch, whose boxes overlap by some px. The boxes of Nastaliq words, which run down to the left,
     * meet before their letters do, so these are drawn: one word, and of the other one only what lies on it.
     */
    const isMeeting = (one: Word, other: Word, high: number): boolean => {
      if (high <= SLACK) return false;
      if (!isSlanted) return true;
      const { canvas } = pen;
      const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
      canvas.width = Math.ceil(Math.max(one.right, other.right) - left) + 2;
      canvas.height = Math.ceil(Math.max(one.bottom, other.bottom) - top) + 2;
      pen.textAlign = 'left';
      for (const { word, font, left: x, base } of [one, other]) {
        pen.font = font;
        pen.fillText(word, x - left, base - top);
        pen.globalCompositeOperation = 'source-in';
      }
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      return data.filter((value, index) => index % 4 === 3 && value > 99).length > SOFT;
    };

    const CONTROLS = 'button, [data-vp-part="button"], [role="tab"], .vp-chip, summary, th, legend';
    /** What is stuck, scrolled or in the top layer lies on or below other texts. */
    const layerOf = (element: Element): Element => {
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
        const { position, overflowX, overflowY } = styleOf(at);
        if (position === 'fixed' || position === 'sticky') return at;
        if (at.matches('dialog, [popover]')) return at;
        if (/auto|scroll/.test(overflowX + overflowY)) return at;
      }
      return root;
    };

    /** Checks a text, word by word: the letters of each word are measured, and have their place in a line. */
    const checkText = (node: Node, element: Element) => {
      const text = node.nodeValue ?? '';
      const style = styleOf(element);
      const layer = layerOf(element);
      const control = element.closest(CONTROLS);
      const say = (kind: string) => faults.add(`${kind}: ${name(element, text)}`);
      const { font } = style;
      const words: Word[] = [];
      for (const { 0: word, index } of text.matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { above, below, ascent } = inkOf(word, style);
        for (const { left, right, top, width } of range.getClientRects()) {
          if (width === 0) continue;
          const base = top + ascent;
          words.push({ left, right, top: base - above, bottom: base + below, base, word, font });
        }
      }
      for (const [index, word] of words.entries()) {
        lines.push({ ...word, element, text, layer });
        const touching = words
          .slice(index + 1)
          .find(
            (below) =>
              below.base > word.base + 2 &&
              below.left < word.right - 1 &&
              word.left < below.right - 1 &&
              isMeeting(word, below, word.bottom - below.top),
          );
        if (touching) say(`lines touch by ${Math.round(word.bottom - touching.top)} px`);
      }
      const beyond = (box: Box, side: 'x' | 'y') =>
        Math.max(
          ...words.map((word) =>
            side === 'x'
              ? Math.max(box.left - word.left, word.right - box.right)
              : Math.max(box.top - word.top, word.bottom - box.bottom),
          ),
        );
      if (words.length === 0) return;
      if (control && isShown(control)) {
        const { left, right } = control.getBoundingClientRect();
        const out = beyond({ left, right, top: 0, bottom: 0, base: 0 }, 'x');
        if (out > 1) say(`outside of its control by ${Math.round(out)} px`);
      }
      let [isFreeX, isFreeY] = [false, false];
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
        const { overflowX, overflowY, display, position } = styleOf(at);
        if (display === 'inline') continue;
        const outer = at.getBoundingClientRect();
        const [top, left] = [outer.top + at.clientTop, outer.left + at.clientLeft];
        const box = {
          top,
          left,
          right: left + at.clientWidth,
          bottom: top + at.clientHeight,
          base: 0,
        };
        if (/auto|scroll/.test(overflowX)) isFreeX = true;
        if (/auto|scroll/.test(overflowY)) isFreeY = true;
        if (!isFreeX && overflowX !== 'visible') {
          const cut = beyond(box, 'x');
          if (cut > 1.5) {
            if (!element.closest('[title]')) say(`cut off at its end by ${Math.round(cut)} px`);
            return;
          }
        }
        if (!isFreeY && overflowY !== 'visible') {
          const cut = beyond(box, 'y');
          if (cut > 1.5) return say(`cut off above or below by ${Math.round(cut)} px`);
        }
        if (position === 'fixed') return;
      }
      if (isFreeX) return;
      const { left, right } = root.getBoundingClientRect();
      const wide = beyond({ left, right, top: 0, bottom: 0, base: 0 }, 'x');
      if (wide > 1.5) say(`outside of the portal by ${Math.round(wide)} px`);
    };

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const text = node.nodeValue ?? '';
      if (!element || !letters.test(text)) continue;
      if (element.closest('style, script, option, textarea, svg')) continue;
      if (!isShown(element) || isForReaders(element)) continue;
      checkText(node, element);
    }

    // Texts of different elements that lie on each other.
    lines.sort((one, other) => one.top - other.top);
    for (const [index, one] of lines.entries()) {
      for (let at = index + 1; at < lines.length; at += 1) {
        const other = lines[at];
        if (!other || other.top > one.bottom) break;
        if (one.element === other.element || one.layer !== other.layer) continue;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (wide > 2 && isMeeting(one, other, high)) {
          faults.add(
            `on another text by ${Math.round(wide)} × ${Math.round(high)} px: ${name(one.element, one.text)} | ${name(other.element, other.text)}`,
          );
        }
      }
    }

    const buttons = [...root.querySelectorAll('button, a.vp-button, input, select, textarea')]
      .filter((control) => isShown(control) && !isForReaders(control))
      .map((control) => ({
        control,
        box: control.getBoundingClientRect(),
        layer: layerOf(control),
      }));
    for (const word of lines) {
      const on = buttons.find(
        ({ control, box, layer }) =>
          layer === word.layer &&
          !control.parentElement?.contains(word.element) &&
          Math.min(word.right, box.right) - Math.max(word.left, box.left) > 3 &&
          Math.min(word.base, box.bottom) - Math.max(word.top, box.top) > 6 &&
          !(box.left <= word.left && box.right >= word.right && box.top <= word.top),
      );
      if (on) faults.add(`on a control: ${name(word.element, word.text)} | ${name(on.control)}`);
    }

    for (const box of [root, ...root.querySelectorAll('main, dialog, [role=dialog], aside')]) {
      const { scrollWidth, clientWidth } = box;
      if (isShown(box) && scrollWidth > clientWidth + 1) {
        faults.add(`too wide by ${scrollWidth - clientWidth} px: <${box.localName}>`);
      }
    }

    for (const control of root.querySelectorAll('button, a[href], [role=menuitem], summary')) {
      if (!isShown(control)) continue;
      const words =
        (control.textContent ?? '').trim() ||
        control.getAttribute('aria-label')?.trim() ||
        control.getAttribute('aria-labelledby') ||
        control.getAttribute('title') ||
        control.querySelector('img[alt]:not([alt=""])');
      if (!words) faults.add(`without words: ${control.outerHTML.slice(0, 120)}`);
      // A box that lets no letter be read.
      const label = [...control.querySelectorAll('span')].find(
        (part) => letters.test(part.textContent ?? '') && isShown(part) && !isForReaders(part),
      );
      if (label && label.getBoundingClientRect().width < 8) {
        faults.add(`its words have no room: ${name(control)}`);
      }
    }

    for (const field of root.querySelectorAll<HTMLInputElement>('input, textarea')) {
      const text = field.value || field.placeholder;
      if (!text || !letters.test(text) || !isShown(field) || field.type === 'hidden') continue;
      const style = styleOf(field);
      const { above, below } = inkOf(text, style);
      const room =
        field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      pen.font = getComputedStyle(field, '::placeholder').font;
      const width = pen.measureText(text).width;
      if (field.localName === 'input' && !field.value && width > room + 1) {
        faults.add(`placeholder cut off by ${Math.round(width - room)} px: ${name(field, text)}`);
      }
      if (field.localName === 'input' && above + below > field.clientHeight) {
        faults.add(`field is lower than its letters: ${name(field, text)}`);
      }
    }
    return [...faults];
  }, script);
}
