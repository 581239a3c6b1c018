import { registerMenus } from '@madang/contract/signup/pages.ts';
import type { PublicPage } from '../../kernel/feature.ts';
import { signUpPaths } from './places.ts';

const signUpPage = async () => (await import('./pages/sign-up.tsx')).SignUpPage;
const unavailablePage = async () => (await import('./pages/unavailable-menu.tsx')).UnavailableMenuPage;

/** RTE-02: the menus that no other capability draws say so until the work that they belong to is there. */
const drawnElsewhere = ['admin', 'agreement', 'reagreement', 'invitation'];
const otherMenus = registerMenus.filter((menu) => !drawnElsewhere.includes(menu));

export const publicPages: readonly PublicPage[] = [
  ...signUpPaths.map((path) => ({ path, page: signUpPage })),
  ...otherMenus.map((menu) => ({ path: `/userapp/register/${menu}`, page: unavailablePage })),
];

export type { Invited, JoinRequest } from './invited.ts';
/** The sign-up's form and tiles for another capability's page; they come with that page alone. */
export const loadInvitedForm = () => import('./pages/sign-up.tsx');
export const loadServiceTiles = () => import('./parts/service-tiles.tsx');
export { useServiceNames } from './service-names.ts';
