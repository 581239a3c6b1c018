/** For other pages that send a code to a contact on record and take it; the parts come with those pages alone. */
export const loadCodeStep = () => import('./parts/code-step.tsx');
export const loadMobileField = () => import('./parts/mobile-field.tsx');
