export { PinSection } from './parts/pin-section.tsx';
