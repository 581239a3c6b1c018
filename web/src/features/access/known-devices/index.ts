export { DevicesSection } from './parts/devices-section.tsx';
