/** Where one audience of the footer goes: a page to join on, and the app's download pages. @public */
export interface AudienceLinks {
  partner?: string;
  androidApp?: string;
  iosApp?: string;
}

/** The five social icons of the footer. @public */
export interface SocialLinks {
  facebook?: string;
  instagram?: string;
  x?: string;
  youtube?: string;
  linkedin?: string;
}

/**
 * Targets of the footer and of the contact links, each an absolute http(s) or `mailto:` address
 * or a path of the host. Every entry is always shown; one without a target is plain text.
 *
 * @public
 */
export interface PortalLinks {
  contact?: string;
  restaurants?: AudienceLinks;
  deliveryPartners?: AudienceLinks;
  social?: SocialLinks;
}
