import { randomUUID } from 'node:crypto';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import type { LoginTies } from '@madang/contract/access/linked-accounts/routes.ts';
import { acceptLoginTie } from '../../../modules/access/linked-accounts/operations/accept-login-tie.ts';
import { changeCompany } from '../../../modules/access/linked-accounts/operations/change-company.ts';
import { offerLoginTie } from '../../../modules/access/linked-accounts/operations/offer-login-tie.ts';
import { settleLoginTie } from '../../../modules/access/linked-accounts/operations/settle-login-tie.ts';
import { tellOfLoginTie } from '../../../modules/access/linked-accounts/operations/tell-of-login-tie.ts';
import { addTestPerson, signInAs, testPassword } from '../../people.ts';
import type { TestApp } from '../../test-app.ts';
import { answered, scenario } from './scenario.ts';

const path = '/api/v1/login-ties';

/** A company's offer to an administrator of its leading one. */
async function offered(app: TestApp) {
  const { db } = app.kernel;
  const head = await addTestPerson(app, { roles: ['administrator'], language: 'en' });
  const other = await addTestPerson(app, { roles: ['representative'], language: 'en' });
  const structure_code = `T${randomUUID().slice(0, 8).toUpperCase()}`;
  const names = { name: '한빛그룹', english_name: 'Hanbit Group' };
  await db
    .insertInto('company_structures')
    .values({ structure_code, head_code: head.companyCode, ...names })
    .execute();
  for (const { companyCode: company_code } of [head, other]) {
    await db.insertInto('structure_members').values({ company_code, structure_code }).execute();
  }
  const desk = await signInAs(app, other);
  answered(await desk.post(path, { askedLoginId: head.loginId, password: testPassword }));
  return { head, other, target: (companyCode: string) => ({ kind: 'company', id: companyCode }) };
}

async function accepted(app: TestApp) {
  const made = await offered(app);
  const desk = await signInAs(app, made.head);
  const tieId = answered(await desk.get(path)).json<LoginTies>().items[0]?.tieId ?? '';
  answered(await desk.post(`${path}/${tieId}/acceptance`, { password: testPassword }));
  // The letter of the person that was made.
  await app.mailbox.next(made.other.loginId);
  const { person_id: personId } = await app.kernel.db
    .selectFrom('login_ties')
    .select('person_id')
    .where('tie_id', '=', tieId)
    .executeTakeFirstOrThrow();
  return { ...made, desk, tieId, personId };
}

export const scenarios = [
  scenario(offerLoginTie, async (app) => {
    const { head, other, target } = await offered(app);
    const row = { actorKind: 'person', actorId: other.personId, target: target(head.companyCode) } as const;
    return { companyCode: other.companyCode, rows: [row] };
  }),
  scenario(acceptLoginTie, async (app) => {
    const { head, other, target } = await accepted(app);
    const row = { actorKind: 'person', actorId: head.personId, target: target(other.companyCode) } as const;
    return { companyCode: head.companyCode, rows: [row] };
  }),
  scenario(settleLoginTie, async (app) => {
    const { other, tieId, personId } = await accepted(app);
    await execute(app.kernel, settleLoginTie, commandOrigin(other.companyCode), { tieId });
    const target = { kind: 'person', id: personId ?? '' };
    const row = { actorKind: 'system', actorId: null, target, detail: { state: 'tied' } } as const;
    return { companyCode: other.companyCode, rows: [row] };
  }),
  scenario(tellOfLoginTie, async (app) => {
    const { head, other, target } = await offered(app);
    // The offer's own letter comes first.
    await app.mailbox.next(head.loginId);
    await execute(app.kernel, tellOfLoginTie, commandOrigin(head.companyCode), {
      about: 'withdrawn',
      otherCode: other.companyCode,
      personId: head.personId,
    });
    const row = { actorKind: 'system', actorId: null, target: target(other.companyCode) } as const;
    return { companyCode: head.companyCode, rows: [{ ...row, detail: { about: 'withdrawn' } }] };
  }),
  scenario(changeCompany, async (app) => {
    const { other, desk, personId } = await accepted(app);
    answered(await desk.post('/api/v1/session/company', { companyCode: other.companyCode }));
    const target = { kind: 'person', id: personId ?? '' };
    return { companyCode: other.companyCode, rows: [{ actorKind: 'person', actorId: personId, target }] };
  }),
];
