export { AvailabilitySlot } from './components/AvailabilitySlot';
