export interface PushRegistration {
  vendorId: string;
  deviceId: string;
  token: string;
}
