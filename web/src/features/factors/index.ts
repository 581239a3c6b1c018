export { FactorsSection } from './parts/factors-section.tsx';
