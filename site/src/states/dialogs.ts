import type { PartialMessages } from '../../../src/core/contracts';
import menu from '../../../src/core/menu/messages.en.json';
import type { Catalogue } from '../../../src/core/messages/messages';
import auth from '../../../src/features/auth/messages.en.json';
import availability from '../../../src/features/availability/messages.en.json';
import issues from '../../../src/features/issues/messages.en.json';
import kitchen from '../../../src/features/kitchen/messages.en.json';
import strikes from '../../../src/features/kitchen/strikes/messages.en.json';
import orders from '../../../src/features/orders/messages.en.json';
import estimate from '../../../src/features/payouts/estimate/messages.en.json';
import prices from '../../../src/features/prices/messages.en.json';
import team from '../../../src/features/team/messages.en.json';
import timings from '../../../src/features/timings/messages.en.json';
import special from '../../../src/features/timings/special/messages.en.json';
import portal from '../../../src/portal/messages.en.json';
import ui from '../../../src/ui/messages.en.json';
import type { GalleryScreen } from './screens';

/** Clicks the first element of this role whose name starts with the text, or types `typed` into it. */
type Step = readonly [role: string, name: Name, typed?: string];
interface Name {
  catalogue: Catalogue;
  key: string;
}

export interface GalleryDialog {
  id: string;
  screen: GalleryScreen['id'];
  title: string;
  steps: readonly Step[];
  /** The steps in a portal of less than 640 px, if they differ. */
  narrow?: readonly Step[];
}

/** The name of an element, which has the same key in every language. */
function of<Key extends string>(catalogue: Catalogue<Key>, key: Key): Name {
  return { catalogue, key };
}

const openShift: Step = ['button', of(portal, 'shift')];

/** The dialogs of the screens, and how a vendor opens them. */
export const DIALOGS: readonly GalleryDialog[] = [
  {
    id: 'code',
    screen: 'landing',
    title: 'One-time code',
    steps: [
      ['textbox', of(auth, 'phone'), '6000000001'],
      ['button', of(auth, 'signIn')],
    ],
  },
  {
    id: 'accept',
    screen: 'orders',
    title: 'Accept an order',
    steps: [['button', of(orders, 'accept')]],
  },
  {
    id: 'reject',
    screen: 'orders',
    title: 'Reject an order',
    steps: [['button', of(orders, 'reject')]],
  },
  {
    id: 'search',
    screen: 'orders',
    title: 'Find an order',
    steps: [['button', of(orders, 'search')]],
  },
  {
    id: 'shift',
    screen: 'orders',
    title: 'Shift',
    steps: [openShift],
  },
  {
    id: 'pause',
    screen: 'orders',
    title: 'Pause new orders',
    steps: [openShift, ['button', of(availability, 'pauseOther')]],
  },
  {
    id: 'close',
    screen: 'orders',
    title: 'Close for today',
    steps: [openShift, ['button', of(availability, 'closeToday')]],
  },
  {
    id: 'accept',
    screen: 'issues',
    title: 'Accept an issue',
    steps: [['button', of(issues, 'accept')]],
  },
  {
    id: 'refuse',
    screen: 'issues',
    title: 'Refuse an issue',
    steps: [['button', of(issues, 'refuse')]],
  },
  {
    id: 'offer',
    screen: 'issues',
    title: 'Offer a refund',
    steps: [['button', of(issues, 'offer')]],
  },
  {
    id: 'settings',
    screen: 'kitchen',
    title: 'Settings of the kitchen',
    steps: [['button', of(kitchen, 'settings')]],
  },
  {
    id: 'recall',
    screen: 'kitchen',
    title: 'Recall',
    steps: [
      ['button', of(kitchen, 'settings')],
      ['button', of(strikes, 'recall')],
    ],
  },
  {
    id: 'rates',
    screen: 'payoutMonth',
    title: 'Rates of the estimate',
    steps: [['button', of(estimate, 'change')]],
  },
  {
    id: 'add',
    screen: 'team',
    title: 'Add a member',
    steps: [
      ['button', of(ui, 'more')],
      ['menuitem', of(team, 'quickAdd')],
    ],
  },
  {
    id: 'delete',
    screen: 'team',
    title: 'Delete a member',
    steps: [
      ['button', of(team, 'moreFor')],
      ['menuitem', of(ui, 'delete')],
    ],
  },
  {
    id: 'price',
    screen: 'foodMenu',
    title: 'Price of a dish',
    steps: [
      ['button', of(menu, 'showList')],
      ['button', of(menu, 'changePrice')],
    ],
    narrow: [['button', of(menu, 'changePrice')]],
  },
  {
    id: 'delete',
    screen: 'foodMenu',
    title: 'Delete a dish',
    steps: [['button', of(menu, 'deleteItem')]],
    narrow: [
      ['button', of(menu, 'moreFor')],
      ['menuitem', of(ui, 'delete')],
    ],
  },
  {
    id: 'adjust',
    screen: 'menuPrices',
    title: 'Adjust prices',
    steps: [['button', of(prices, 'adjust')]],
  },
  {
    id: 'slot',
    screen: 'timings',
    title: 'Change a slot',
    steps: [['button', of(timings, 'edit')]],
  },
  {
    id: 'delete',
    screen: 'timings',
    title: 'Delete a slot',
    steps: [['button', of(timings, 'delete')]],
  },
  {
    id: 'special',
    screen: 'timings',
    title: 'Add a special day',
    steps: [['button', of(special, 'add')]],
  },
];

export function findDialog(screen: string, id: string | null): GalleryDialog | undefined {
  return DIALOGS.find((dialog) => dialog.screen === screen && dialog.id === id);
}

/** Opens a dialog as a vendor does, in the language of the portal. */
export async function openDialog(dialog: GalleryDialog, texts: PartialMessages): Promise<void> {
  const { findAllByRole } = await import('@testing-library/dom');
  const { steps, narrow = steps } = dialog;
  for (const [role, name, typed] of innerWidth < NARROW ? narrow : steps) {
    const [element] = await findAllByRole(
      document.body,
      role,
      { name: patternOf(name, texts) },
      LONG,
    );
    if (typed === undefined) element?.click();
    else type(element as HTMLInputElement, typed);
  }
}

/** In px. */
const NARROW = 640;
/** The code of a screen may still be loading. */
const LONG = { timeout: 20_000 };

/** React reads a value that was typed, not one that was set. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Matches the beginning of a name: the words of the message, with anything in place of its values. */
function patternOf({ catalogue, key }: Name, texts: PartialMessages): RegExp {
  const { '@': group } = catalogue as { '@'?: string };
  const other = (texts as Record<string, Catalogue | undefined>)[group ?? ''];
  const parts = [other?.[key] ?? catalogue[key]].flat();
  const source = parts.map((part) => (typeof part === 'string' ? escape(part) : '.*'));
  return new RegExp(`^${source.join('')}`);
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
