/** Links for one audience: the sign-up page and the download pages of the app. @public */
export interface AudienceLinks {
  partner?: string;
  androidApp?: string;
  iosApp?: string;
}

/** URLs of the five social icons in the footer. @public */
export interface SocialLinks {
  facebook?: string;
  instagram?: string;
  x?: string;
  youtube?: string;
  linkedin?: string;
}

/**
 * Links in the footer and for support: absolute http(s) URLs, `mailto:` URLs or paths of the host. All entries are
 * shown; those without a URL are plain text.
 *
 * @example
 * ```ts
 * const links: PortalLinks = { contact: 'mailto:help@market.example' };
 * ```
 * @public
 */
export interface PortalLinks {
  contact?: string;
  restaurants?: AudienceLinks;
  deliveryPartners?: AudienceLinks;
  social?: SocialLinks;
}
