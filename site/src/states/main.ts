import './states.css';
import { sitePath } from '../../links.ts';
import { DIALOGS, findDialog } from './dialogs';
import { findScreen, GALLERY_SCREENS, type GalleryScreen } from './screens';
import { DIALOG_STATES, readState, STATE_IDS, STATES, type StateId } from './states';

/** Width and height of the frames, in px: a phone, a tablet and a desk. */
const SIZES = { '390': 844, '768': 1024, '1280': 800 } as const;
const SCHEMES = { light: 'Light', dark: 'Dark' } as const;
const LOCALES = { 'en-IN': 'English', 'hi-IN': 'Hindi', 'ar-AE': 'Right to left' } as const;

interface View {
  screen: GalleryScreen;
  state: StateId;
  /** The id of the open dialog, or `''`. */
  dialog: string;
  width: keyof typeof SIZES;
  scheme: keyof typeof SCHEMES;
  locale: keyof typeof LOCALES;
}

function readView(search: string): View {
  const query = new URLSearchParams(search);
  const screen = findScreen(query.get('screen'));
  const dialog = findDialog(screen.id, query.get('dialog'))?.id ?? '';
  const state = readState(query.get('state'));
  return {
    screen,
    dialog,
    state: dialog && !DIALOG_STATES.includes(state) ? 'filled' : state,
    width: keyOf(SIZES, query.get('width')) ?? (innerWidth < 640 ? '390' : '1280'),
    scheme: keyOf(SCHEMES, query.get('scheme')) ?? 'light',
    locale: keyOf(LOCALES, query.get('locale')) ?? 'en-IN',
  };
}

function keyOf<Key extends string>(of: Record<Key, unknown>, key: string | null): Key | undefined {
  return key !== null && Object.hasOwn(of, key) ? (key as Key) : undefined;
}

/** The query of the gallery; that of a frame has no width. */
function queryOf({ screen, ...view }: View): string {
  return `?${new URLSearchParams({ screen: screen.id, ...view })}`;
}

function frameUrl({ width: _, ...view }: View): string {
  return sitePath(`states/frame/${queryOf(view as View)}`);
}

type Attributes = Readonly<Record<string, string | boolean>>;

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

/** Renders the gallery into a page, and follows its URL. */
function start(root: HTMLElement): void {
  const entries = GALLERY_SCREENS.map(entriesOf);
  const list = element(
    'nav',
    { 'aria-label': 'Screens and states' },
    ...entries.map(({ group }) => group),
  );
  const summary = element('summary', {}, 'Screens');
  const folded = element('details', { class: 'states-screens' }, summary, list);
  const tools = element('div', { class: 'states-tools' });
  const stage = element('div', { class: 'states-stage' });
  const heading = element('h2', { tabindex: '-1' });
  const wide = matchMedia('(min-width: 60rem)');
  const unfold = () => folded.toggleAttribute('open', wide.matches);
  wide.addEventListener('change', unfold);
  unfold();
  root.replaceChildren(folded, element('div', { class: 'states-show' }, heading, tools, stage));
  new ResizeObserver(() => scale(stage)).observe(stage);

  function open(query: string): void {
    history.pushState(null, '', query);
    show();
  }

  function show(): void {
    const view = readView(location.search);
    heading.textContent = titleOf(view);
    for (const { group, links } of entries) markShown(group, links, view);
    tools.replaceChildren(...controls(view, (next) => open(queryOf(next))));
    showFrame(stage, view);
  }

  list.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(link.search);
    if (wide.matches) return;
    folded.removeAttribute('open');
    heading.focus();
  });
  addEventListener('popstate', show);
  show();
}

function titleOf({ screen, dialog, state }: View): string {
  const name = findDialog(screen.id, dialog)?.title;
  return [screen.title, name, STATES[state]].filter(Boolean).join(' · ');
}

interface Entry {
  link: HTMLAnchorElement;
  to: Pick<View, 'screen' | 'state' | 'dialog'>;
}

/** A screen, with links to its states and dialogs. */
function entriesOf(screen: GalleryScreen): { group: HTMLDetailsElement; links: Entry[] } {
  const entry = (title: string, to: Partial<Entry['to']>): Entry => ({
    link: element('a', {}, title),
    to: { screen, state: 'filled', dialog: '', ...to },
  });
  const states = STATE_IDS.map((state) => entry(STATES[state], { state }));
  const dialogs = DIALOGS.filter((dialog) => dialog.screen === screen.id).map(({ id, title }) =>
    entry(title, { dialog: id }),
  );
  const listOf = (links: Entry[]) =>
    element('ul', {}, ...links.map(({ link }) => element('li', {}, link)));
  const group = element(
    'details',
    {},
    element('summary', {}, screen.title, ' ', element('small', {}, screen.path)),
    listOf(states),
    ...(dialogs.length > 0 ? [element('p', {}, 'Dialogs'), listOf(dialogs)] : []),
  );
  return { group, links: [...states, ...dialogs] };
}

/** The links keep the width, the colours and the language of the view. */
function markShown(group: HTMLDetailsElement, links: readonly Entry[], view: View): void {
  for (const { link, to } of links) {
    link.href = queryOf({ ...view, ...to });
    const isShown = to.screen === view.screen && to.dialog === view.dialog;
    if (isShown) group.open = true;
    if (isShown && (to.dialog !== '' || to.state === view.state)) link.ariaCurrent = 'page';
    else link.removeAttribute('aria-current');
  }
}

/** The open select is made anew, so the focus moves to the new one. */
function controls(view: View, open: (view: View) => void): HTMLElement[] {
  const dialogStates = DIALOG_STATES.map((id) => [id, STATES[id]] as const);
  const states = view.dialog ? Object.fromEntries(dialogStates) : STATES;
  const widths = Object.fromEntries(Object.keys(SIZES).map((width) => [width, `${width} px`]));
  const choice = (name: keyof View, label: string, options: Record<string, string>) => {
    const select = element(
      'select',
      { name },
      ...Object.entries(options).map(([value, text]) =>
        element('option', { value, selected: view[name] === value }, text),
      ),
    );
    select.addEventListener('change', () => {
      open({ ...view, [name]: select.value });
      document.querySelector<HTMLElement>(`.states-tools [name="${name}"]`)?.focus();
    });
    return element('label', {}, label, select);
  };
  return [
    choice('state', 'State', states),
    choice('width', 'Width', widths),
    choice('scheme', 'Colours', SCHEMES),
    choice('locale', 'Language', LOCALES),
    element('a', { href: frameUrl(view), target: '_blank', rel: 'noopener' }, 'Open alone'),
  ];
}

/** One frame at a time: a portal that is not shown costs nothing. */
function showFrame(stage: HTMLElement, view: View): void {
  const src = frameUrl(view);
  const height = SIZES[view.width];
  const shown = stage.querySelector('iframe');
  if (shown?.dataset.src === src) {
    size(shown, view.width, height);
  } else {
    const frame = element('iframe', { title: titleOf(view), src, 'data-src': src });
    size(frame, view.width, height);
    stage.replaceChildren(frame);
  }
  scale(stage);
}

function size(frame: HTMLIFrameElement, width: string, height: number): void {
  frame.width = width;
  frame.height = String(height);
}

/** Shrinks a frame that is wider than the page. */
function scale(stage: HTMLElement): void {
  const frame = stage.querySelector('iframe');
  if (!frame) return;
  const factor = Math.min(1, stage.clientWidth / Number(frame.width));
  frame.style.transform = factor < 1 ? `scale(${factor})` : '';
  stage.style.blockSize = `${Math.ceil(Number(frame.height) * factor) + 2}px`;
}

const root = document.getElementById('states');
if (root) start(root);
