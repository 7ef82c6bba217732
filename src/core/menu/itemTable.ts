import type { Capability } from '../contracts';
import type messages from './fields/messages.en.json';

type Label = keyof typeof messages;

/** The value of a field by its kind, in the server's spelling (b61). */
interface KindValues {
  /** `name` and `text` are words of the vendor, which are not stored on the device (c29). */
  name: string;
  text: string;
  category: string;
  choice: string;
  /** Several codes, such as `egg, milk`; `null` if the server has sent none. */
  choices: string | null;
  price: number | null;
  count: number | null;
  flag: boolean;
}

interface Row {
  /** The name in the contract. */
  wire: string;
  /** Its name in the item form, as a key of the form's messages. */
  label: Label;
  /** Its name in a list of changes, if the form has another one. */
  changeLabel?: Label;
  /** The section of the item form with its input. The order in a section is the one of the table. */
  section: 'basics' | 'selling' | 'picture' | 'variants' | 'addons';
  /** The line below the input; `{currency}` is a placeholder. */
  hint?: Label;
  /** Whether the input is alone in its row. */
  isWide?: true;
  /**
   * What refuses an item without it: `contract` and the form, or only the form, or only the form of a new item. A field
   * that is not sent stays unchanged on the server.
   */
  required?: 'contract' | 'form' | 'newItem';
  /** Whether the preview of a customer has its own place for it, or a line below the price, or neither. */
  preview: 'own' | 'line' | null;
  /** Without it, nothing shows the field and it is not sent (X5). */
  capability?: Capability;
}

/** The columns of a field with a value of one cell. */
interface Cell {
  /** The header of its column in the file of the menu, where the columns have the order of the table. */
  csv: string;
  /** Its place among the columns of the price grid; `null` if it is not one. */
  grid: number | null;
}

export type FieldRow = Row &
  (
    | (Cell & { kind: 'name' | 'category' | 'price' | 'count' | 'flag' })
    | (Cell & {
        kind: 'text';
        /** Whether the text has several lines. */
        isLong?: true;
      })
    | (Cell & {
        kind: 'choice';
        /** The values of the contract, which are also the keys of their labels. */
        choices: readonly [Label, ...Label[]];
        /** The label of no value; without it, no value is the first one. */
        empty?: Label;
        /** Whether the vendor can choose no value. */
        mayBeEmpty?: true;
      })
    /** Several of the choices, which are codes without a comma. */
    | (Cell & { kind: 'choices'; choices: readonly [Label, ...Label[]] })
    /** A list has its own rows in the file and in the grid, and a picture is sent as a file. */
    | { kind: 'list' | 'picture' }
  );

/**
 * The fields of a dish, in the order of the item form. What is sent, the item form, the preview, runs, the CSV file, the
 * price grid and the command's check read their names and facts here. A new row does not compile until it is whole; it
 * gives the item its field, which then does not compile until `toMenuItem` reads it. Kitchen and printing read dishes
 * without this table.
 */
export const ITEM_TABLE = {
  name: {
    wire: 'name',
    label: 'name',
    section: 'basics',
    isWide: true,
    required: 'contract',
    preview: 'own',
    kind: 'name',
    csv: 'Name',
    grid: null,
  },
  description: {
    wire: 'description',
    label: 'description',
    section: 'basics',
    isWide: true,
    preview: 'line',
    kind: 'text',
    isLong: true,
    csv: 'Description',
    grid: null,
  },
  categoryId: {
    wire: 'dish_category_id',
    label: 'category',
    section: 'basics',
    required: 'contract',
    preview: null,
    kind: 'category',
    csv: 'Category',
    grid: 5,
  },
  dietCode: {
    wire: 'veg_nonveg',
    label: 'diet',
    section: 'basics',
    required: 'newItem',
    preview: 'own',
    kind: 'choice',
    choices: ['veg', 'non_veg', 'egg'],
    empty: 'dietNone',
    csv: 'Veg/Non-Veg',
    grid: null,
  },
  title: {
    wire: 'title',
    label: 'titleField',
    section: 'basics',
    preview: null,
    kind: 'text',
    csv: 'Title',
    grid: null,
  },
  tag: {
    wire: 'tag',
    label: 'tag',
    section: 'basics',
    preview: 'own',
    kind: 'choice',
    choices: ['Spicy', 'Best Selling', "Chef's Special"],
    empty: 'none',
    mayBeEmpty: true,
    csv: 'Tag',
    grid: 4,
  },
  /** The groups that India's food authority (FSSAI) asks to declare. */
  allergens: {
    wire: 'allergens',
    label: 'allergens',
    section: 'basics',
    hint: 'allergensHint',
    isWide: true,
    preview: 'line',
    kind: 'choices',
    choices: ['gluten', 'crustaceans', 'milk', 'egg', 'fish', 'nuts', 'soy', 'sulphites'],
    csv: 'Allergens',
    grid: 6,
    capability: 'menu.allergens',
  },
  basePrice: {
    wire: 'base_price',
    label: 'basePrice',
    section: 'selling',
    hint: 'basePriceHint',
    preview: 'own',
    kind: 'price',
    csv: 'Base price',
    grid: 0,
  },
  price: {
    wire: 'selling_price',
    label: 'price',
    section: 'selling',
    hint: 'priceHint',
    required: 'contract',
    preview: 'own',
    kind: 'price',
    csv: 'Selling price',
    grid: 1,
  },
  productTiming: {
    wire: 'product_timing',
    label: 'timing',
    section: 'selling',
    preview: null,
    kind: 'choice',
    choices: ['full_time', 'partial_time'],
    csv: 'Timing',
    grid: null,
  },
  defaultQuantity: {
    wire: 'default_quantity',
    label: 'quantity',
    section: 'selling',
    required: 'form',
    preview: null,
    kind: 'count',
    csv: 'Default quantity',
    grid: null,
  },
  /** Whether the item is on the menu at all; `isInStock` says whether customers can order it now (b81). */
  isListed: {
    wire: 'status',
    label: 'status',
    changeLabel: 'listed',
    section: 'selling',
    preview: null,
    kind: 'flag',
    csv: 'Listed',
    grid: null,
  },
  isInStock: {
    wire: 'in_stock',
    label: 'inStock',
    section: 'selling',
    preview: 'own',
    kind: 'flag',
    csv: 'In stock',
    grid: 2,
  },
  isRecommended: {
    wire: 'recomended',
    label: 'recommended',
    section: 'selling',
    preview: 'own',
    kind: 'flag',
    csv: 'Recommended',
    grid: 3,
  },
  image: {
    wire: 'image',
    label: 'picture',
    changeLabel: 'pictureTitle',
    section: 'picture',
    hint: 'pictureHint',
    isWide: true,
    preview: 'own',
    kind: 'picture',
  },
  productType: {
    wire: 'product_type',
    label: 'productType',
    section: 'variants',
    preview: null,
    kind: 'choice',
    choices: ['simple', 'variable'],
    csv: 'Product type',
    grid: null,
  },
  variantGroups: {
    wire: 'variants',
    label: 'variants',
    changeLabel: 'variantGroups',
    section: 'variants',
    preview: 'own',
    kind: 'list',
  },
  combinations: {
    wire: 'combinations',
    label: 'combinations',
    section: 'variants',
    preview: null,
    kind: 'list',
  },
  addonGroups: {
    wire: 'addon',
    label: 'addons',
    section: 'addons',
    preview: 'own',
    kind: 'list',
  },
} as const satisfies Record<string, FieldRow>;

type Table = typeof ITEM_TABLE;
type Kind = FieldRow['kind'];

export type ItemField = keyof Table;

/** The fields of a kind. */
export type FieldOf<One extends Kind> = {
  [Field in ItemField]: Table[Field]['kind'] extends One ? Field : never;
}[ItemField];

/** The fields with an input in a section of the item form. */
export type FieldIn<Section extends Row['section']> = {
  [Field in ItemField]: Table[Field]['section'] extends Section ? Field : never;
}[ItemField];

/** The fields with their own place in the preview. */
export type PreviewField = {
  [Field in ItemField]: Table[Field]['preview'] extends 'own' ? Field : never;
}[ItemField];

/** The values of the fields with one. */
export type FieldValues = {
  [Field in FieldOf<keyof KindValues>]: KindValues[Table[Field]['kind']];
};

export const FIELDS = Object.keys(ITEM_TABLE) as ItemField[];

/** The row of a field with all columns that it may have. */
export function rowOf(field: ItemField): FieldRow {
  return ITEM_TABLE[field];
}

/** The fields of some kinds, in the order of the table. */
export function fieldsOf<One extends Kind>(...kinds: readonly One[]): FieldOf<One>[] {
  return FIELDS.filter((field): field is FieldOf<One> =>
    kinds.some((kind) => kind === ITEM_TABLE[field].kind),
  );
}

/** The fields of all kinds but some. */
export function fieldsBut<One extends Kind>(
  ...kinds: readonly One[]
): FieldOf<Exclude<Kind, One>>[] {
  return FIELDS.filter(
    (field): field is FieldOf<Exclude<Kind, One>> =>
      !kinds.some((kind) => kind === ITEM_TABLE[field].kind),
  );
}

/** An object with a value for each field. */
export function recordOf<Field extends string, Value>(
  fields: readonly Field[],
  value: (field: Field) => Value,
): Record<Field, Value> {
  return Object.fromEntries(fields.map((field) => [field, value(field)])) as Record<Field, Value>;
}

/** Whether the backend has a capability. */
export type Has = (capability: Capability) => boolean;

/** Whether the backend has a field. */
export function isOffered(field: ItemField, has: Has): boolean {
  const { capability } = rowOf(field);
  return capability === undefined || has(capability);
}

/** The fields of the backend that are sent back when one of them changes: all without the picture, which is a file. */
export function sentBack(has: Has): FieldOf<Exclude<Kind, 'picture'>>[] {
  return fieldsBut('picture').filter((field) => isOffered(field, has));
}

/** The contract's names of the fields without which it refuses an item. */
export const REQUIRED: readonly string[] = FIELDS.map(rowOf).flatMap(({ wire, required }) =>
  required === 'contract' ? [wire] : [],
);
