export { useOfferToEndOthers } from './ending.ts';
export { SessionsSection } from './parts/sessions-section.tsx';
