/**
 * What the portal asks of a Trusted Types policy: `window.trustedTypes.createPolicy(…)` gives one.
 * Its answers are handed to the browser as they come.
 *
 * @public
 */
export interface TrustedTypesPolicy {
  /** Texts of the marketplace. They go to the sanitiser only, in a document that runs nothing. */
  createHTML(html: string): unknown;
  /** Google's maps script, with a `mapsKey`, and the worker of `fcmPush()`. */
  createScriptURL(url: string): unknown;
}
