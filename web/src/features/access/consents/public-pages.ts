import { consentAddresses } from '@madang/contract/kernel/addresses.ts';
import type { PublicPage } from '../../../kernel/feature.ts';

const page = async () => (await import('./pages/consent.tsx')).ConsentPage;

/** RTE-02: one page under both addresses; it says whether someone answers again or for the first time. */
export const publicPages: readonly PublicPage[] = Object.values(consentAddresses).map((path) => ({
  path,
  texts: [() => import('./page-texts.ts')],
  showsCompany: true,
  page,
}));
