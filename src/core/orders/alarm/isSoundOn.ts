/** Whether the stored setting `order_sound` of the device turns the sound on; off by default. */
export function isSoundOn(stored: string | null): boolean {
  return stored === 'on';
}
