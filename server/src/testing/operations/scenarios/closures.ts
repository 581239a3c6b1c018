import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { endCompany } from '../../../modules/company-life/company-closures/operations/end-company.ts';
import { takeBackEnding } from '../../../modules/company-life/company-closures/operations/take-back-ending.ts';
import { addTestPerson, signInAs, testPassword } from '../../people.ts';
import type { TestApp } from '../../test-app.ts';
import { scenario } from './scenario.ts';

/** A company that its representative has ended. */
async function ended(app: TestApp) {
  const person = await addTestPerson(app, { roles: ['representative'] });
  const browser = await signInAs(app, person);
  const answer = await browser.post('/api/v1/company/ending', { companyName: '한빛상사', password: testPassword });
  if (answer.status !== 200) throw new Error(`the ending was answered with ${answer.text}`);
  return person;
}

export const scenarios = [
  scenario(endCompany, async (app) => {
    const { companyCode, personId } = await ended(app);
    const target = { kind: 'company', id: companyCode };
    return { companyCode, rows: [{ actorKind: 'person', actorId: personId, target }] };
  }),
  scenario(takeBackEnding, async (app) => {
    const { companyCode } = await ended(app);
    await execute(app.kernel, takeBackEnding, commandOrigin(companyCode), {});
    const target = { kind: 'company', id: companyCode };
    return { companyCode, rows: [{ actorKind: 'system', actorId: null, target }] };
  }),
];
