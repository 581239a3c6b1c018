import { inboxAddress } from '@madang/contract/kernel/addresses.ts';
import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  { path: inboxAddress, area: 'portal', page: async () => (await import('./pages/notifications.tsx')).InboxPage },
];
