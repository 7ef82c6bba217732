export { DeviceSettings } from './DeviceSettings';
