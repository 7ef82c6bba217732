/** What a verified code gives: the session, and what the server said. */
export interface VerifiedSession {
  token: string;
  vendorId: string;
  restaurantId: string;
  isKycCompleted: boolean;
  message: string;
}

/** What a code is asked for; some texts differ (decision b30). */
export type CodeFlow = 'signIn' | 'signUp';

/** The registration form, as it is typed. */
export interface Registration {
  name: string;
  restaurantName: string;
  phone: string;
  email: string;
  /** `YYYY-MM-DD`, under the label "Date of Birth" (decision b25). */
  foundedOn: string;
}
