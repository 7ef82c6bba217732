import { type RefObject, useEffect } from 'react';
import { focusedBeside } from '../../../core/dom/focusedBeside';
import { formatBlock } from '../cells/block';
import type { Grid } from './useGrid';

/** Without selected text, WebKit sends `copy` and `paste` only if the event before them is prevented. */
const EVENTS = ['beforecopy', 'copy', 'beforepaste', 'paste'] as const;

/**
 * Copies and pastes cells while one of them has the focus. The listeners are on the document, because Firefox sends
 * both events to the body if no text is selected.
 */
export function useClipboard(body: HTMLElement | null, grid: Readonly<RefObject<Grid>>): void {
  useEffect(() => {
    if (!body) return;
    const act = (event: Event) => {
      const focused = focusedBeside(body);
      if (!focused || !body.contains(focused)) return;
      // An open editor copies and pastes its text.
      if (focused.matches('input, select')) return;
      event.preventDefault();
      const data = 'clipboardData' in event ? (event as ClipboardEvent).clipboardData : null;
      if (event.type.startsWith('before') || !data) return;
      if (event.type === 'paste') {
        grid.current.pasteText(data.getData('text/plain'));
        return;
      }
      data.setData('text/plain', formatBlock(grid.current.copied()));
      grid.current.sayCopied();
    };
    const page = body.ownerDocument;
    for (const name of EVENTS) page.addEventListener(name, act);
    return () => {
      for (const name of EVENTS) page.removeEventListener(name, act);
    };
  }, [body, grid]);
}
