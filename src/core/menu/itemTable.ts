import type messages from './fields/messages.en.json';
import type { ItemDraft } from './types';

export type ItemField = keyof ItemDraft | 'image';

interface Row {
  /** The name in the contract. */
  wire: string;
  /** Its name in the item form, as a key of the form's messages. */
  label: keyof typeof messages;
  /** The section of the item form with its input. */
  section: 'basics' | 'selling' | 'picture' | 'variants' | 'addons';
  /** Whether the contract refuses an item without it; a field that is not sent stays as it is on the server. */
  isRequired?: true;
}

type FieldRow = Row &
  (
    | {
        /** `name` and `text` are words of the vendor, which are not stored on the device (c29). */
        kind: 'name' | 'text' | 'category' | 'price' | 'count' | 'flag';
        /** The header of its column in the file of the menu. */
        csv: string;
        /** Its place among the columns of the price grid; `null` if it is not one. */
        grid: number | null;
      }
    | { kind: 'choice'; csv: string; grid: number | null; choices: readonly string[] }
    /** A list has rows of its own in the file and in the grid, and a picture is sent as a file. */
    | { kind: 'list' | 'picture' }
  );

/**
 * The fields of a dish, in the order in which changes are listed. Wire format, item form, runs, the CSV file, the price
 * grid and the command's check read their names and facts here; a new field does not compile without its row.
 */
export const ITEM_TABLE = {
  name: {
    wire: 'name',
    label: 'name',
    section: 'basics',
    kind: 'name',
    csv: 'Name',
    grid: null,
    isRequired: true,
  },
  title: {
    wire: 'title',
    label: 'titleField',
    section: 'basics',
    kind: 'text',
    csv: 'Title',
    grid: null,
  },
  description: {
    wire: 'description',
    label: 'description',
    section: 'basics',
    kind: 'text',
    csv: 'Description',
    grid: null,
  },
  categoryId: {
    wire: 'dish_category_id',
    label: 'category',
    section: 'basics',
    kind: 'category',
    csv: 'Category',
    grid: 5,
    isRequired: true,
  },
  dietCode: {
    wire: 'veg_nonveg',
    label: 'diet',
    section: 'basics',
    kind: 'choice',
    choices: ['veg', 'non_veg', 'egg'],
    csv: 'Veg/Non-Veg',
    grid: null,
  },
  tag: {
    wire: 'tag',
    label: 'tag',
    section: 'basics',
    kind: 'choice',
    choices: ['Spicy', 'Best Selling', "Chef's Special"],
    csv: 'Tag',
    grid: 4,
  },
  basePrice: {
    wire: 'base_price',
    label: 'basePrice',
    section: 'selling',
    kind: 'price',
    csv: 'Base price',
    grid: 0,
  },
  price: {
    wire: 'selling_price',
    label: 'price',
    section: 'selling',
    kind: 'price',
    csv: 'Selling price',
    grid: 1,
    isRequired: true,
  },
  productTiming: {
    wire: 'product_timing',
    label: 'timing',
    section: 'selling',
    kind: 'choice',
    choices: ['full_time', 'partial_time'],
    csv: 'Timing',
    grid: null,
  },
  defaultQuantity: {
    wire: 'default_quantity',
    label: 'quantity',
    section: 'selling',
    kind: 'count',
    csv: 'Default quantity',
    grid: null,
  },
  isListed: {
    wire: 'status',
    label: 'status',
    section: 'selling',
    kind: 'flag',
    csv: 'Listed',
    grid: null,
  },
  isInStock: {
    wire: 'in_stock',
    label: 'inStock',
    section: 'selling',
    kind: 'flag',
    csv: 'In stock',
    grid: 2,
  },
  isRecommended: {
    wire: 'recomended',
    label: 'recommended',
    section: 'selling',
    kind: 'flag',
    csv: 'Recommended',
    grid: 3,
  },
  image: { wire: 'image', label: 'picture', section: 'picture', kind: 'picture' },
  productType: {
    wire: 'product_type',
    label: 'productType',
    section: 'variants',
    kind: 'choice',
    choices: ['simple', 'variable'],
    csv: 'Product type',
    grid: null,
  },
  variantGroups: { wire: 'variants', label: 'variants', section: 'variants', kind: 'list' },
  combinations: { wire: 'combinations', label: 'combinations', section: 'variants', kind: 'list' },
  addonGroups: { wire: 'addon', label: 'addons', section: 'addons', kind: 'list' },
} as const satisfies Record<ItemField, FieldRow>;

type Table = typeof ITEM_TABLE;
type Kind = FieldRow['kind'];

/** The fields of a kind. */
export type FieldOf<One extends Kind> = {
  [Field in ItemField]: Table[Field]['kind'] extends One ? Field : never;
}[ItemField];

/** The fields with an input in a section of the item form. */
export type FieldIn<Section extends Row['section']> = {
  [Field in ItemField]: Table[Field]['section'] extends Section ? Field : never;
}[ItemField];

const FIELDS = Object.keys(ITEM_TABLE) as ItemField[];

/** The fields of some kinds, in the order of the table. */
export function fieldsOf<One extends Kind>(...kinds: readonly One[]): FieldOf<One>[] {
  return FIELDS.filter((field): field is FieldOf<One> =>
    kinds.some((kind) => kind === ITEM_TABLE[field].kind),
  );
}

/** The contract's names of what is sent back when one field changes: all fields without the picture, which is a file. */
export const SENT_BACK: readonly string[] = FIELDS.filter((field) => field !== 'image').map(
  (field) => ITEM_TABLE[field].wire,
);

/** The contract's names of the fields without which it refuses an item. */
export const REQUIRED: readonly string[] = FIELDS.map((field): Row => ITEM_TABLE[field]).flatMap(
  ({ wire, isRequired }) => (isRequired ? [wire] : []),
);
