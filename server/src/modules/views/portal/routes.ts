import * as console from '@madang/contract/workplace/portlets/routes.ts';
import * as home from '@madang/contract/views/portal/routes.ts';
import * as setUp from '@madang/contract/views/portal/wire.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { requireOwnCompany } from '../../../kernel/session/own-company.ts';
import { arrangePortlets } from './operations/arrange-portlets.ts';
import { listPortlets } from './operations/list-portlets.ts';
import { placePortlets } from './operations/place-portlets.ts';
import { readHome } from './operations/read-home.ts';

const success = () => ({ result: 'success' as const });

export const portalRoutes = [
  callOf(home.readPortalHome, readHome, {
    input: ({ readCookie }) => ({ setUpSecret: readCookie('setUp') }),
  }),
  callOf(setUp.placePortlets, placePortlets, {
    input: ({ session, params, body }) => {
      requireOwnCompany(session, params.companyCode);
      return body;
    },
    answer: success,
  }),
  callOf(console.listPortlets, listPortlets),
  callOf(console.arrangePortlets, arrangePortlets, { answer: success }),
];
