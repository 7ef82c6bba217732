import { type RefObject, useEffect } from 'react';

/**
 * Makes a cell a target of input methods, which need editable content. `inputmode` keeps the keyboard of a phone closed.
 */
export function setComposable(cell: HTMLElement, isOn: boolean): void {
  if (!isOn || cell.ariaDisabled) return cell.removeAttribute('contenteditable');
  cell.setAttribute('contenteditable', 'true');
  cell.setAttribute('inputmode', 'none');
  cell.setAttribute('spellcheck', 'false');
}

/** Calls `onText` with a text that is composed or dictated into a cell without an editor. The cell itself stays unchanged. */
export function useComposition(
  body: HTMLElement | null,
  onText: Readonly<RefObject<(text: string) => void>>,
): void {
  useEffect(() => {
    if (!body) return;
    const stop = new AbortController();
    const { signal } = stop;
    let restore = () => {};
    const cellOf = ({ target }: Event) =>
      target instanceof HTMLElement && target.matches('[data-column]') ? target : null;
    body.addEventListener(
      'compositionstart',
      (event) => {
        const cell = cellOf(event);
        if (cell) restore = contentOf(cell);
      },
      { signal },
    );
    body.addEventListener(
      'compositionend',
      (event) => {
        if (!cellOf(event)) return;
        restore();
        if (event.data) onText.current(event.data);
      },
      { signal },
    );
    body.addEventListener(
      'beforeinput',
      (event) => {
        if (!cellOf(event) || event.inputType === 'insertCompositionText') return;
        event.preventDefault();
        if (event.inputType === 'insertText' && event.data) onText.current(event.data);
      },
      { signal },
    );
    return () => stop.abort();
  }, [body, onText]);
}

/** Returns a function that puts back what React has rendered into a cell. */
function contentOf(cell: HTMLElement): () => void {
  const nodes = [...cell.childNodes].map((node) => ({ node, text: node.nodeValue }));
  return () => {
    cell.replaceChildren(...nodes.map(({ node }) => node));
    for (const { node, text } of nodes) node.nodeValue = text;
  };
}
