import { fireEvent, queryAllByRole } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

type Text = string | RegExp;
type Find = (roots: readonly Element[]) => Element[];

interface RoleOptions {
  name?: Text;
  exact?: boolean;
  level?: number;
  checked?: boolean;
  selected?: boolean;
}

interface Filter {
  hasText?: Text;
  hasNotText?: Text;
  has?: Locator;
}

export const WAIT = { timeout: 20_000, interval: 40 };

/** Waits for an expectation, whose failure says what was expected. */
export const waitFor = <T>(check: () => T | Promise<T>) => vi.waitFor(check, WAIT);

export const user = () => userEvent.setup({ delay: null, pointerEventsCheck: 0 });

export function normal(text: string | null): string {
  return (text ?? '').replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim();
}

/** Whether a text is, or without `exact` contains, the wanted one. */
function matches(text: string | null, wanted: Text, exact = false): boolean {
  if (wanted instanceof RegExp) return wanted.test(normal(text));
  if (exact) return normal(text) === normal(wanted);
  return normal(text).toLowerCase().includes(normal(wanted).toLowerCase());
}

const CLOSED = '[hidden], dialog:not([open]), details:not([open]) > :not(summary)';

/** Whether nothing around an element hides it; there is no layout, so styles are not considered. */
export function isShown(element: Element): boolean {
  if (!element.isConnected || element.closest(CLOSED)) return false;
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.hasAttribute('popover') && !at.matches(':popover-open')) return false;
    if (at instanceof HTMLElement && at.style.display === 'none') return false;
  }
  return true;
}

function labelsOf(element: Element): string[] {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const named = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '');
  const labels = 'labels' in element ? [...((element.labels ?? []) as HTMLElement[])] : [];
  return [
    ...named,
    ...labels.map((label) => label.textContent ?? ''),
    element.getAttribute('aria-label') ?? '',
  ];
}

/** The keys of Playwright, such as `Shift+Tab`, in the words of Testing Library. */
function keysOf(keys: string): string {
  const names = keys.split('+').map((key) => (key === 'Space' ? ' ' : key));
  const last = names.pop() ?? '';
  const held = names.map((key) => `{${key}>}`).join('');
  const released = names.toReversed().map((key) => `{/${key}}`);
  return `${held}${last.length > 1 ? `{${last}}` : last}${released.join('')}`;
}

/** Esc asks the dialog that was opened last to close. */
function cancelDialog(): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

export const keyboard = {
  async press(keys: string): Promise<void> {
    await user().keyboard(keysOf(keys));
    if (keys === 'Escape') cancelDialog();
  },
  type: (text: string) => user().keyboard(text.replace(/[{[]/g, '$&$&')),
};

/** The part of Playwright's locators that needs no layout, for a page in happy-dom. */
export class Locator {
  constructor(
    private readonly find: Find,
    private readonly words: string,
  ) {}

  #then(words: string, find: Find): Locator {
    return new Locator((roots) => [...new Set(find(this.find(roots)))], `${this.words} ${words}`);
  }

  #within(words: string, find: (root: Element) => Element[]): Locator {
    return this.#then(words, (roots) => roots.flatMap(find));
  }

  getByRole(role: string, { name, exact, ...states }: RoleOptions = {}): Locator {
    const named = name === undefined ? {} : { name: (text: string) => matches(text, name, exact) };
    return this.#within(`${role} ${name ?? ''}`, (root) =>
      queryAllByRole(root as HTMLElement, role, { hidden: true, ...named, ...states }).filter(
        (element) => isShown(element) && !element.closest('[aria-hidden="true"]'),
      ),
    );
  }

  getByText(text: Text, { exact = false } = {}): Locator {
    const has = (element: Element) => matches(element.textContent, text, exact);
    // happy-dom finds no ancestors outside of `root` in a selector.
    return this.#within(`text ${text}`, (root) =>
      [...root.querySelectorAll(':not(script, style)')].filter(
        (element) =>
          has(element) &&
          ![...element.children].some(has) &&
          element.parentElement?.closest('body'),
      ),
    );
  }

  getByLabel(text: Text, { exact = false } = {}): Locator {
    return this.#within(`label ${text}`, (root) =>
      [...root.querySelectorAll('*')].filter((element) =>
        labelsOf(element).some((label) => label && matches(label, text, exact)),
      ),
    );
  }

  getByTitle(text: Text, { exact = false } = {}): Locator {
    return this.#within(`title ${text}`, (root) =>
      [...root.querySelectorAll('[title]')].filter((element) =>
        matches(element.getAttribute('title'), text, exact),
      ),
    );
  }

  locator(selector: string): Locator {
    return this.#within(selector, (root) => [...root.querySelectorAll(selector)]);
  }

  filter({ hasText, hasNotText, has }: Filter): Locator {
    return this.#then('(some)', (elements) =>
      elements.filter(
        (element) =>
          (hasText === undefined || matches(element.textContent, hasText)) &&
          (hasNotText === undefined || !matches(element.textContent, hasNotText)) &&
          (has === undefined || has.find([element]).length > 0),
      ),
    );
  }

  nth(index: number): Locator {
    return this.#then(`no. ${index}`, (elements) => elements.slice(index).slice(0, 1));
  }

  toString = () => this.words;
  first = () => this.nth(0);
  last = () => this.nth(-1);

  /** The elements that exist now. */
  now(): HTMLElement[] {
    return this.find([document.documentElement]) as HTMLElement[];
  }

  /** The only element now. */
  only(): HTMLElement {
    const [element, ...others] = this.now();
    if (!element)
      throw new Error(`There is no ${this.words}\n${normal(document.body.textContent)}`);
    if (others.length > 0) throw new Error(`There are ${others.length + 1} of ${this.words}`);
    return element;
  }

  /** Waits for the only element. */
  element = () => waitFor(() => this.only());

  /** Waits until the only element can be used. */
  #usable = () =>
    waitFor(() => {
      const element = this.only();
      if (!isShown(element)) throw new Error(`${this.words} is hidden`);
      if (element.matches(':disabled')) throw new Error(`${this.words} is disabled`);
      return element;
    });

  all = async () => this.now().map((_, index) => this.nth(index));
  isChecked = async () => ((await this.element()) as HTMLInputElement).checked;
  inputValue = async () => ((await this.element()) as HTMLInputElement).value;
  getAttribute = async (name: string) => (await this.element()).getAttribute(name);
  evaluateAll = async <T>(read: (all: HTMLElement[]) => T) => read(this.now());

  async evaluate<T, Given>(
    read: (element: HTMLElement, given: Given) => T,
    given: Given,
  ): Promise<T> {
    return read(await this.element(), given);
  }

  async click(): Promise<void> {
    await user().click(await this.#usable());
  }

  async dblclick(): Promise<void> {
    await user().dblClick(await this.#usable());
  }

  async pressSequentially(text: string): Promise<void> {
    (await this.#usable()).focus();
    await keyboard.type(text);
  }

  async blur(): Promise<void> {
    (await this.element()).blur();
  }

  async focus(): Promise<void> {
    (await this.element()).focus();
  }

  async press(keys: string): Promise<void> {
    (await this.#usable()).focus();
    await keyboard.press(keys);
  }

  async fill(value: string): Promise<void> {
    const field = await this.#usable();
    field.focus();
    fireEvent.input(field, { target: { value } });
  }

  async setChecked(checked: boolean): Promise<void> {
    const box = (await this.#usable()) as HTMLInputElement;
    if (box.checked !== checked) await user().click(box);
  }

  check = () => this.setChecked(true);
  uncheck = () => this.setChecked(false);

  async selectOption(wanted: string | { index: number }): Promise<void> {
    const list = (await this.#usable()) as HTMLSelectElement;
    const option = await waitFor(() => {
      const options = [...list.options];
      const match =
        typeof wanted === 'string'
          ? options.find(({ value, text }) => [value, normal(text)].includes(wanted))
          : options[wanted.index];
      if (!match) throw new Error(`${this.words} has no option ${JSON.stringify(wanted)}`);
      return match;
    });
    await user().selectOptions(list, option);
  }
}
