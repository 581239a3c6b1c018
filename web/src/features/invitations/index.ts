import { roomAddresses } from '@madang/contract/kernel/addresses.ts';
import type { AppPage, PublicPage } from '../../kernel/feature.ts';

export const needs = ['people', 'signup'];

const texts = 'invitations';

export const publicPages: readonly PublicPage[] = [
  { path: '/userapp/accountjoin/{link}', page: async () => (await import('./pages/landing.tsx')).LandingPage, texts },
  {
    path: '/userapp/register/invitation',
    page: async () => (await import('./pages/register.tsx')).RegisterPage,
    texts,
  },
];

export const appPages: readonly AppPage[] = [
  {
    path: roomAddresses.invitations,
    area: 'console',
    page: async () => (await import('./pages/invitations.tsx')).InvitationsPage,
  },
];
