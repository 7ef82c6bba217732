export { AvailabilitySlot } from './components/AvailabilitySlot';
export { ShiftPauseSlot } from './components/ShiftPauseSlot';
