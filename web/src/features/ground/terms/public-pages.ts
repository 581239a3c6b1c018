import type { PublicPage } from '../../../kernel/feature.ts';

const privacyPolicy = async () => (await import('./pages/privacy-policy.tsx')).PrivacyPolicyPage;

/** The viewers of terms; the privacy policy has two addresses. */
export const publicPages: readonly PublicPage[] = [
  { path: '/userapp/privacypolicy', page: privacyPolicy },
  { path: '/userapp/privacy_policy', page: privacyPolicy },
  { path: '/userapp/use-terms', page: async () => (await import('./pages/use-terms.tsx')).UseTermsPage },
];
