export { AvailabilitySlot } from './components/AvailabilitySlot';
export { ShiftChoicesSlot, ShiftResumeSlot, ShiftStateSlot } from './components/ShiftSlots';
