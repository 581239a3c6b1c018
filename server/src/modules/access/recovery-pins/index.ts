import type { Module } from '../../../platform/module.ts';
import { pinCommands } from './commands.ts';
import { unblockRecoveryPinByOperator } from './operations/unblock-recovery-pin-by-operator.ts';
import { pinData } from './own-data.ts';
import { pinRoutes } from './routes.ts';
import { notifyBlocked, notifyBlockedTask } from './notify-blocked.ts';

export { provePin } from './prove-pin.ts';
export { acceptPin, isPinOf } from './recovery-pins.sql.ts';

/** REQ-02: a PIN of a person's own, by which a lost password is replaced. */
export const recoveryPins: Module = {
  name: 'recovery-pins',
  needs: ['companies', 'global-login-ids', 'notifications', 'passwords', 'person-records'],
  contributes: {
    ownData: { place: 41, sections: pinData },
    commands: pinCommands,
  },
  operations: pinRoutes,
  more: [unblockRecoveryPinByOperator],
  tasks: (kernel) => ({ [notifyBlockedTask]: () => notifyBlocked(kernel) }),
  schedule: [`29 * * * * ${notifyBlockedTask}`],
};
