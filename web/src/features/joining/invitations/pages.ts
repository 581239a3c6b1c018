import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: sectionAddresses.invitations,
    area: 'console',
    // They name services as the sign-up does.
    texts: [() => import('../signup/page-texts.ts')],
    page: async () => (await import('./pages/invitations.tsx')).InvitationsPage,
  },
];
