import { inCompany } from '../../../kernel/db/database.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { offerSetup } from '../../../modules/views/operators/index.ts';
import { giveLoginId } from '../../../modules/access/accounts/operations/give-login-id.ts';
import { setUpOperator } from '../../../modules/views/operators/operations/set-up-operator.ts';
import { enteredBy, nextPerson, signUp } from '../../sign-up.ts';
import type { TestApp } from '../../test-app.ts';
import { byThemselves } from './accounts.ts';
import { answered, scenario } from './scenario.ts';
import { signedUpByPhone } from './signup.ts';

const companyCode = 'PLATFORM';

/** Someone whose unconfirmed ID went to who proved its mailbox. */
async function nameless(app: TestApp) {
  const { loginId, ...person } = await signedUpByPhone(app);
  enteredBy(await signUp(app.browser(), app.mailbox, { svcType: 'MS', userId: loginId, email: loginId }));
  return person;
}

export const scenarios = [
  scenario(setUpOperator, async (app) => {
    const { token } = (await offerSetup(app.kernel)) ?? {};
    const password = 'a yard of quiet stones';
    const loginId = 'sol@platform.example';
    const operator = { loginId, surname: '백', givenName: '솔', password, confirmation: password };
    answered(await app.browser().post('/api/v1/operator/setup', { ...operator, token }));
    const { person_id: personId } = await inCompany(app.kernel.db, companyCode, (tx) =>
      tx.selectFrom('people').select('person_id').where('login_id', '=', loginId).executeTakeFirstOrThrow(),
    );
    return byThemselves({ companyCode, personId });
  }),
  scenario(giveLoginId, async (app) => {
    const { companyCode: company, personId } = await nameless(app);
    const input = { personId, typed: `again${nextPerson()}@outside.example` };
    await execute(app.kernel, giveLoginId, commandOrigin(company), input);
    const target = { kind: 'person', id: personId };
    return { companyCode: company, rows: [{ actorKind: 'system', actorId: null, target, fields: ['loginId'] }] };
  }),
];
