import * as routes from '@madang/contract/profiles/routes.ts';
import { callOf } from '../../kernel/operations/call-of.ts';
import { changeProfile } from './operations/change-profile.ts';
import { closeAccount } from './operations/close-account.ts';
import { readProfile } from './operations/read-profile.ts';

export const profileRoutes = [
  callOf(routes.readProfile, readProfile),
  callOf(routes.changeProfile, changeProfile, { answer: () => ({ result: 'success' as const }) }),
  callOf(routes.closeAccount, closeAccount, {
    input: ({ session, body, request: { address }, readCookie }) => ({
      ...body,
      loginId: session.profile.loginId,
      device: readCookie('device'),
      address,
    }),
    cookies: (set) => {
      for (const name of ['session', 'device', 'setUp'] as const) set(name, null);
    },
  }),
];
