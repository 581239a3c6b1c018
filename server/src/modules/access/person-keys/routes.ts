import * as routes from '@madang/contract/access/person-keys/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { proverOf } from '../../secrets/passwords/index.ts';
import { askKeyRelease } from './operations/ask-key-release.ts';
import { makeFileKey } from './operations/make-file-key.ts';
import { openFileKey } from './operations/open-file-key.ts';
import { readOwnKey } from './operations/read-own-key.ts';
import { readPersonKey } from './operations/read-person-key.ts';
import { registerKey } from './operations/register-key.ts';
import { releaseKey } from './operations/release-key.ts';
import { resetKey } from './operations/reset-key.ts';
import { withdrawKeyRelease } from './operations/withdraw-key-release.ts';

const success = () => ({ result: 'success' as const });

export const keyRoutes = [
  callOf(routes.readOwnKey, readOwnKey),
  callOf(routes.registerKey, registerKey, {
    input: (call) => ({ ...call.body, ...proverOf(call) }),
    answer: success,
  }),
  callOf(routes.askKeyRelease, askKeyRelease, {
    input: (call) => ({ ...call.body, ...proverOf(call) }),
    answer: success,
  }),
  callOf(routes.withdrawKeyRelease, withdrawKeyRelease, { answer: success }),
  callOf(routes.makeFileKey, makeFileKey),
  callOf(routes.openFileKey, openFileKey),
  callOf(routes.readPersonKey, readPersonKey),
  callOf(routes.releaseKey, releaseKey, { answer: success }),
  callOf(routes.resetKey, resetKey, { answer: success }),
];
