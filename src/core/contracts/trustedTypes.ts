/**
 * The methods of a Trusted Types policy that the portal uses. Create one with `window.trustedTypes.createPolicy(…)`.
 *
 * @public
 */
export interface TrustedTypesPolicy {
  /** Used for HTML from the backend, which is then sanitised in a document that runs no scripts. */
  createHTML(html: string): unknown;
  /** Used for the Google Maps script (with `mapsKey`) and the worker of `fcmPush()`. */
  createScriptURL(url: string): unknown;
}
