/** Where a marketplace's calls differ from the specification. @public */
export interface EndpointOverrides {
  /**
   * Path of the orders list, the one call that the specification leaves open (decision b32):
   * segments of letters, digits, `-` and `_`, each after a `/`.
   *
   * @defaultValue `'/food-order/get-order-by-status'`
   */
  ordersList?: string;
  /**
   * How a team member is changed (decision b1): `'put'` with the id in the address, `'post'` with
   * the id in the body only.
   *
   * @defaultValue PUT, and where a marketplace does not serve that, POST from then on
   */
  teamUpdate?: 'put' | 'post';
}
