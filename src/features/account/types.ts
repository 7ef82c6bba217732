/** What the vendor tells about themselves. */
export interface Profile {
  name: string;
  phone: string;
  email: string;
}
