import type { MoreValues } from '../../core/extend/moreValues';

export interface Profile {
  name: string;
  phone: string;
  email: string;
}

export interface SaveProfile {
  profile: Profile;
  /** Values of the host's fields. */
  more?: MoreValues;
}
