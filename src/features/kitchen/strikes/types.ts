/** The state of a line of the order `id` (capability `orders.items`). */
export interface LineState {
  id: string;
  lineId: string;
  isDone: boolean;
}
