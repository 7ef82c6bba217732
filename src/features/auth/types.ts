export interface VerifiedSession {
  token: string;
  vendorId: string;
  restaurantId: string;
  isKycCompleted: boolean;
  message: string;
}

/** The flow that requested the code; some messages differ (b30). */
export type CodeFlow = 'signIn' | 'signUp';

export interface Registration {
  name: string;
  restaurantName: string;
  phone: string;
  email: string;
  /** `YYYY-MM-DD`; its label is "Date of Birth" (b25). */
  foundedOn: string;
}
