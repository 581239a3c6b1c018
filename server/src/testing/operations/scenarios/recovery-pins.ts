import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { proveByPin } from '../../../modules/access/recoveries/operations/prove-by-pin.ts';
import { changeRecoveryPin } from '../../../modules/access/recovery-pins/operations/change-recovery-pin.ts';
import { unblockRecoveryPinByOperator } from '../../../modules/access/recovery-pins/operations/unblock-recovery-pin-by-operator.ts';
import { addTestPerson, signInAs, testPassword } from '../../people.ts';
import type { TestApp } from '../../test-app.ts';
import { byThemselves } from './accounts.ts';
import { answered, scenario, unaudited } from './scenario.ts';

const pin = '402917';

async function withPin(app: TestApp) {
  const person = await addTestPerson(app);
  const browser = await signInAs(app, person);
  answered(await browser.put('/api/v1/profile/recovery-pin', { pin, password: testPassword }));
  return person;
}

export const scenarios = [
  scenario(changeRecoveryPin, async (app) => byThemselves(await withPin(app), ['recoveryPin'])),
  unaudited(proveByPin, async (app) => {
    const { loginId, companyCode } = await withPin(app);
    answered(await app.browser().post('/api/v1/recovery/pin', { loginId, pin }));
    return companyCode;
  }),
  scenario(unblockRecoveryPinByOperator, async (app) => {
    const { loginId, companyCode, personId } = await withPin(app);
    for (let tries = 0; tries < 5; tries += 1)
      await app.browser().post('/api/v1/recovery/pin', { loginId, pin: '918273' });
    await execute(app.kernel, unblockRecoveryPinByOperator, commandOrigin(companyCode), { personId });
    const target = { kind: 'person', id: personId };
    return { companyCode, rows: [{ actorKind: 'system', actorId: null, target, fields: ['recoveryPin'] }] };
  }),
];
