import { type RefObject, useEffect } from 'react';
import { focusedBeside } from '../../../../core/dom/focusedBeside';
import { formatBlock } from '../cells/block';
import type { Grid } from './useGrid';

/**
 * Copies and pastes cells while one of them has the focus. The listeners are on the document, because Firefox sends
 * both events to the body if no text is selected.
 */
export function useClipboard(body: HTMLElement | null, grid: Readonly<RefObject<Grid>>): void {
  useEffect(() => {
    if (!body) return;
    const act = (event: ClipboardEvent) => {
      const focused = focusedBeside(body);
      if (!event.clipboardData || !focused || !body.contains(focused)) return;
      // An open editor copies and pastes its text.
      if (focused.matches('input, select')) return;
      event.preventDefault();
      if (event.type === 'paste') {
        grid.current.pasteText(event.clipboardData.getData('text/plain'));
        return;
      }
      event.clipboardData.setData('text/plain', formatBlock(grid.current.copied()));
      grid.current.sayCopied();
    };
    const page = body.ownerDocument;
    page.addEventListener('copy', act);
    page.addEventListener('paste', act);
    return () => {
      page.removeEventListener('copy', act);
      page.removeEventListener('paste', act);
    };
  }, [body, grid]);
}
