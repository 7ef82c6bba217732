export interface Profile {
  name: string;
  phone: string;
  email: string;
}
