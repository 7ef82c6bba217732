/**
 * Calls to the backend that differ from the contract (`vendor-portal/contract`). The prop is read once, when the portal
 * starts. An invalid value is reported to `onError` with kind `config`.
 *
 * @public
 */
export interface EndpointOverrides {
  /**
   * Path of the call for the list of orders, which receives `restaurant_id`, `status`, `search` and `limit`. Use
   * segments of letters, digits, `-` and `_`, each after a `/`.
   *
   * @defaultValue `'/food-order/get-order-by-status'`
   */
  ordersList?: string;
  /**
   * Method that changes a team member: `'put'` with the id in the path and in the body, `'post'` with the id in the
   * body only.
   *
   * @defaultValue PUT, and POST after a response with HTTP 404, 405 or 501
   */
  teamUpdate?: 'put' | 'post';
}
