import { registerMenus } from '@madang/contract/signup/pages.ts';
import type { PublicPage } from '../../kernel/feature.ts';
import { signUpPaths } from './places.ts';

const signUpPage = async () => (await import('./pages/sign-up.tsx')).SignUpPage;
const unavailablePage = async () => (await import('./pages/unavailable-menu.tsx')).UnavailableMenuPage;

/** RTE-02: the menus beside `admin` say so until the work that they belong to is there. */
const otherMenus = registerMenus.filter((menu) => !['admin', 'agreement', 'reagreement'].includes(menu));

export const publicPages: readonly PublicPage[] = [
  ...signUpPaths.map((path) => ({ path, page: signUpPage })),
  ...otherMenus.map((menu) => ({ path: `/userapp/register/${menu}`, page: unavailablePage })),
];
