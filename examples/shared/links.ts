import type { PortalLinks } from 'vendor-portal';

/** All targets that the footer and contact links can have (c16). */
export const links: PortalLinks = {
  contact: 'mailto:partners@market.example',
  restaurants: {
    partner: 'https://market.example/restaurants',
    androidApp: 'https://market.example/apps/restaurant-android',
    iosApp: 'https://market.example/apps/restaurant-ios',
  },
  deliveryPartners: {
    partner: 'https://market.example/riders',
    androidApp: 'https://market.example/apps/rider-android',
    iosApp: 'https://market.example/apps/rider-ios',
  },
  social: {
    facebook: 'https://social.example/facebook',
    instagram: 'https://social.example/instagram',
    x: 'https://social.example/x',
    youtube: 'https://social.example/youtube',
    linkedin: 'https://social.example/linkedin',
  },
};
