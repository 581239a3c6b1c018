import { randomUUID } from 'node:crypto';
import { endLoginTie } from '../../../modules/access/linked-accounts/operations/end-login-tie.ts';
import { leaveLoginTie } from '../../../modules/access/linked-accounts/operations/leave-login-tie.ts';
import { addCompany } from '../../operator.ts';
import type { TestApp } from '../../test-app.ts';
import { example, type Preparation } from './example.ts';

/** An offer of a company to a login of the company that runs the example. */
async function offered(app: TestApp, login: { readonly companyCode: string; readonly personId: string }) {
  const companyCode = `TIED${randomUUID().slice(0, 8).toUpperCase()}`;
  await addCompany(app, companyCode);
  const { tie_id: tieId } = await app.kernel.db
    .insertInto('login_ties')
    .values({
      company_code: companyCode,
      login_company_code: login.companyCode,
      login_person_id: login.personId,
      expires_at: new Date('2099-01-01'),
    })
    .returning('tie_id')
    .executeTakeFirstOrThrow();
  return { tieId, companyCode };
}

const own: Preparation = async ({ app, companyCode, actorId }) => offered(app, { companyCode, personId: actorId });
const anothers: Preparation = async ({ app, companyCode }) => offered(app, { companyCode, personId: randomUUID() });

const input = { tieId: '{0.tieId}' };
const leaves = () => ({
  audit: [{ target: { kind: 'company', id: '{0.companyCode}' }, detail: { state: 'offered' } }],
});

export const examples = [
  example(endLoginTie, { role: 'administrator', given: [anothers], input, leaves }),
  example(leaveLoginTie, { role: 'administrator', given: [own], input, leaves }),
];
