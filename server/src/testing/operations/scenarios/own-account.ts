import { hintProperties } from '@madang/contract/access/security-questions/limits.ts';
import { endCompanySession } from '../../../modules/access/sign-in-policies/operations/end-company-session.ts';
import { changeHints } from '../../../modules/access/security-questions/operations/change-hints.ts';
import { proveSession } from '../../../modules/access/accounts/operations/prove-session.ts';
import { endSession } from '../../../modules/ground/sessions/operations/end-session.ts';
import { addTestPerson, signInAs, testPassword } from '../../people.ts';
import { byThemselves } from './accounts.ts';
import { scenario, unaudited } from './scenario.ts';

const sessions = '/api/v1/sessions';

export const scenarios = [
  scenario(endCompanySession, async (app) => {
    const administrator = await addTestPerson(app, { roles: ['administrator'] });
    const { companyCode, personId: actorId } = administrator;
    const colleague = await addTestPerson(app, { companyCode });
    await signInAs(app, colleague);
    const browser = await signInAs(app, administrator);
    const path = '/api/v1/company-sessions';
    const { items } = (await browser.get(path)).json<{ items: { sessionId: string; personId: string }[] }>();
    const session = items.find(({ personId }) => personId === colleague.personId);
    await browser.delete(`${path}/${session?.sessionId}`);
    const target = { kind: 'person', id: colleague.personId };
    return { companyCode, rows: [{ actorKind: 'person', actorId, target }] };
  }),
  unaudited(proveSession, async (app) => {
    const person = await addTestPerson(app);
    const answer = await (await signInAs(app, person)).post('/api/v1/session/proof', { password: testPassword });
    if (answer.status !== 200) throw new Error(answer.text);
    return person.companyCode;
  }),
  scenario(changeHints, async (app) => {
    await app.setProperty(hintProperties.isAsked, 'Y');
    const person = await addTestPerson(app);
    const hints = [
      { question: 'The street of my childhood?', answer: 'Maple Row' },
      { question: 'My first teacher?', answer: '김 선생님' },
    ];
    await (await signInAs(app, person)).put('/api/v1/profile/hints', { password: testPassword, hints });
    return byThemselves(person, ['hints']);
  }),
  scenario(endSession, async (app) => {
    const person = await addTestPerson(app);
    const { companyCode, personId } = person;
    const browser = await signInAs(app, person);
    const listed = (await browser.get(sessions)).json<{ items: { sessionId: string }[] }>().items;
    const id = listed[0]?.sessionId ?? '';
    await browser.delete(`${sessions}/${id}`);
    return { companyCode, rows: [{ actorKind: 'person', actorId: personId, target: { kind: 'session', id } }] };
  }),
];
