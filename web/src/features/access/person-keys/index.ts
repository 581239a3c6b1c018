export { KeySection } from './parts/key-section.tsx';
