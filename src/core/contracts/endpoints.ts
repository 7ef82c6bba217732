/** Where a marketplace's calls differ from the specification. @public */
export interface EndpointOverrides {
  /**
   * Path of the orders list, the one call that the specification leaves open (decision b32):
   * segments of letters, digits, `-` and `_`, each after a `/`.
   *
   * @defaultValue `'/food-order/get-order-by-status'`
   */
  ordersList?: string;
}
