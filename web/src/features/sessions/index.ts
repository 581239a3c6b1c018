export { SessionsSection } from './parts/sessions-section.tsx';
