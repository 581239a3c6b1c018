import * as routes from '@madang/contract/access/recovery-pins/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { proverOf } from '../../secrets/passwords/index.ts';
import { changeRecoveryPin } from './operations/change-recovery-pin.ts';
import { readPersonPin } from './operations/read-person-pin.ts';
import { readRecoveryPin } from './operations/read-recovery-pin.ts';
import { unblockRecoveryPin } from './operations/unblock-recovery-pin.ts';

const success = () => ({ result: 'success' as const });

export const pinRoutes = [
  callOf(routes.readRecoveryPin, readRecoveryPin),
  callOf(routes.changeRecoveryPin, changeRecoveryPin, {
    input: (call) => ({ ...call.body, ...proverOf(call) }),
    answer: success,
  }),
  callOf(routes.readPersonPin, readPersonPin),
  callOf(routes.unblockRecoveryPin, unblockRecoveryPin, { answer: success }),
];
