import { serviceSlugs } from '../../ground/companies/service-types.ts';
import type { Page } from '../../kernel/page.ts';

/** RTE-02: the last part of `/userapp/register/{menu}`; any other is no page. */
export const registerMenus = ['admin', 'account', 'instant', 'invitation', 'reagreement', 'agreement'] as const;

const service = Object.keys(serviceSlugs);

export const signupPages: readonly Page[] = [
  { path: '/signup', entry: 'public' },
  { path: '/signup/{service}', entry: 'public', values: { service } },
  { path: '/signup/{service}/done', entry: 'public', values: { service } },
  { path: '/userapp/register/{menu}', entry: 'public', values: { menu: registerMenus } },
];
