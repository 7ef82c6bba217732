/**
 * The records of this marketplace's API, as a generator writes them from its own OpenAPI file. Amounts are paise, times
 * are ISO 8601, and phone numbers have their country code.
 */
export interface Problem {
  /** The last part of the URL is the name of the problem, such as `state-conflict`. */
  type: string;
  title: string;
  status: number;
  detail?: string;
  errors?: { pointer: string; detail: string }[];
}

export interface Merchant {
  id: string;
  fullName: string;
  phone: string;
  email: string;
  store: { id: string; name: string };
}

export interface Store {
  id: string;
  name: string;
  minimumOrder: number;
  prepMinutes: number;
}

export interface Session {
  accessToken: string;
  merchant: Merchant;
}

export interface Stats {
  orders: number;
  delivered: number;
  rejected: number;
  revenue: number;
  staff: number;
}

export type OrderState = 'placed' | 'accepted' | 'packing' | 'ready' | 'delivered' | 'rejected';

export interface OrderLine {
  dishId: string;
  name: string;
  quantity: number;
  unitPrice: number;
  diet: Diet;
  note: string | null;
}

export interface Bill {
  items: number;
  discount: number;
  packing: number;
  taxPercent: number;
  tax: number;
  delivery: number;
  total: number;
}

export interface Order {
  id: string;
  number: string;
  state: OrderState;
  placedAt: string;
  prepMinutes: number | null;
  customer: { name: string; phone: string; address: string };
  lines: OrderLine[];
  bill: Bill;
  payment: { method: string; isPaid: boolean; reference: string };
  note: string | null;
  pickupCode: string;
  /** Each state with its time, oldest first. */
  history: { state: OrderState; at: string }[];
}

export interface OrderPage {
  items: Order[];
  /** `null` on the last page. */
  nextCursor: string | null;
  /** Of all orders that match the query; a sum or an average of no orders is `null`. */
  summary: {
    count: number;
    sold: number | null;
    average: number | null;
    rejected: number | null;
  };
}

export type Diet = 'veg' | 'egg' | 'meat';

export interface Dish {
  id: string;
  name: string;
  subtitle: string;
  about: string;
  diet: Diet;
  label: string;
  categoryId: string;
  price: number;
  listPrice: number;
  servings: number;
  isListed: boolean;
  isAvailable: boolean;
  isRecommended: boolean;
  isAllDay: boolean;
  photo: string | null;
}

export interface Category {
  id: string;
  name: string;
}
