export { HintsSection } from './parts/hints-section.tsx';
