export { AvailabilitySlot } from './AvailabilitySlot';
