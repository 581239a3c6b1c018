import { logIn } from '../../../modules/access/accounts/operations/log-in.ts';
import { logOut } from '../../../modules/access/accounts/operations/log-out.ts';
import { changePassword } from '../../../modules/access/accounts/operations/change-password.ts';
import { resetPersonPassword } from '../../../modules/access/accounts/operations/reset-person-password.ts';
import { addTestPerson, signInAs, testPassword, type TestPerson } from '../../people.ts';
import { answered, scenario, type Acted } from './scenario.ts';

/** A person did it to themselves. */
export function byThemselves(
  { companyCode, personId }: Pick<TestPerson, 'companyCode' | 'personId'>,
  fields: readonly string[] = [],
): Acted {
  const target = { kind: 'person', id: personId };
  return { companyCode, rows: [{ actorKind: 'person', actorId: personId, target, fields }] };
}

/** The row of a person who is let in by the step that made their account. */
export function letIn(personId: string): Acted['rows'][number] {
  return { as: 'log-in', actorKind: 'visitor', actorId: personId, target: { kind: 'person', id: personId } };
}

export const scenarios = [
  scenario(logIn, async (app) => {
    const person = await addTestPerson(app);
    await signInAs(app, person);
    return byThemselves(person);
  }),
  scenario(logOut, async (app) => {
    const person = await addTestPerson(app);
    await (await signInAs(app, person)).delete('/api/v1/session');
    return byThemselves(person);
  }),
  scenario(changePassword, async (app) => {
    const person = await addTestPerson(app);
    const next = 'Xk7!mqPz';
    const change = { current: testPassword, next, confirmation: next };
    await (await signInAs(app, person)).post('/api/v1/password', change);
    return byThemselves(person, ['password']);
  }),
  scenario(resetPersonPassword, async (app) => {
    const { companyCode, personId } = await addTestPerson(app);
    const administrator = await addTestPerson(app, { companyCode, roles: ['administrator'] });
    answered(await (await signInAs(app, administrator)).post(`/api/v1/employees/${personId}/password`));
    const target = { kind: 'person', id: personId };
    const actor = { actorKind: 'person', actorId: administrator.personId } as const;
    return { companyCode, rows: [{ ...actor, target, fields: ['password'] }] };
  }),
];
