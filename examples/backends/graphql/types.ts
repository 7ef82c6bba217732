/** The records of `schema.graphql`, as the server stores them. */
export type Status = 'NEW' | 'COOKING' | 'PACKING' | 'READY' | 'DELIVERED' | 'DECLINED';

export interface Line {
  itemId: string;
  name: string;
  variant: string;
  quantity: number;
  price: number;
  diet: string;
  note: string | null;
}

export interface Order {
  id: string;
  number: string;
  status: Status;
  placedAt: string;
  minutes: number | null;
  customer: { name: string; phone: string; address: string };
  lines: Line[];
  bill: Bill;
  paidWith: string | null;
  note: string | null;
  code: string;
  timeline: { status: Status; at: string }[];
}

export interface Bill {
  subtotal: number;
  discount: number;
  afterDiscount: number;
  packing: number;
  taxPercent: number;
  tax: number;
  delivery: number;
  total: number;
}

interface Option {
  id: string | null;
  name: string;
}

export interface Item {
  id: string;
  name: string;
  title: string;
  description: string;
  price: number;
  basePrice: number;
  tag: string;
  diet: string;
  isListed: boolean;
  isInStock: boolean;
  isRecommended: boolean;
  categoryId: string;
  type: string;
  timing: string;
  servings: number;
  picture: string | null;
  choices: { name: string; options: Option[] }[];
  prices: { first: string; second: string | null; price: number }[];
  addons: {
    name: string;
    max: number;
    hasPrices: boolean;
    addons: (Option & { price: number | null })[];
  }[];
}

export interface Restaurant {
  id: string;
  name: string;
  orders: Order[];
  menu: Item[];
}

export interface Vendor {
  id: string;
  name: string;
  phone: string;
  email: string;
  restaurant: Restaurant;
}
