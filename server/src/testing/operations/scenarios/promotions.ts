import { inCompany } from '../../../kernel/db/database.ts';
import { issueOpencodes } from '../../../modules/ground/promotions/operations/issue-opencodes.ts';
import { issueCompanyKeys } from '../../../modules/ground/promotions/operations/issue-company-keys.ts';
import { issuePromotion } from '../../../modules/ground/promotions/operations/issue-promotion.ts';
import type { Browser } from '../../browser.ts';
import { operatorBrowser } from '../../operator.ts';
import { addTestPerson, signInAs } from '../../people.ts';
import type { TestApp } from '../../test-app.ts';
import { answered, scenario, type Acted } from './scenario.ts';

const validUntil = '2099-12-31T00:00:00.000Z';
const issue = {
  codeCount: 1,
  benefit: 'Half a year free',
  validFrom: '2026-01-01T00:00:00.000Z',
  validUntil,
  maxUses: 1,
};

/** Issues a promotion as the operator, for everyone or for the people of one company; returns its id and codes. */
async function issued(operator: Browser, change: object = {}) {
  const answer = answered(await operator.post('/api/v1/operator/promotions', { ...issue, ...change }));
  return answer.json<{ promotionId: string; codes: string[] }>();
}

/** A code that opens an account in the company. */
export async function issuedCode(app: TestApp, namedCompany: string): Promise<string> {
  const { codes } = await issued(await operatorBrowser(app), { namedCompany });
  return codes[0] ?? '';
}

function byOperator(actorId: string, kind: string, id: string): Acted {
  return { companyCode: 'PLATFORM', rows: [{ actorKind: 'person', actorId, target: { kind, id } }] };
}

export const scenarios = [
  scenario(issuePromotion, async (app) => {
    const operator = await operatorBrowser(app);
    const { promotionId } = await issued(operator);
    return byOperator(operator.personId, 'promotion', promotionId);
  }),
  scenario(issueOpencodes, async (app, note) => {
    const operator = await operatorBrowser(app);
    answered(await operator.post('/api/v1/operator/opencodes', { codeCount: 2, note, validUntil }));
    // No answer names the issue: the note of this scenario alone finds it.
    const { issue_id: issueId } = await inCompany(app.kernel.db, 'PLATFORM', (tx) =>
      tx.selectFrom('opencodes').select('issue_id').distinct().where('note', '=', note).executeTakeFirstOrThrow(),
    );
    return byOperator(operator.personId, 'opencode-issue', issueId);
  }),
  scenario(issueCompanyKeys, async (app, note) => {
    const person = await addTestPerson(app, { roles: ['agency'] });
    const { companyCode, personId } = person;
    const agency = await signInAs(app, person);
    answered(await agency.post('/api/v1/opencodes', { codeCount: 2, note, validUntil }));
    const { issue_id: issueId } = await inCompany(app.kernel.db, companyCode, (tx) =>
      tx.selectFrom('opencodes').select('issue_id').distinct().where('note', '=', note).executeTakeFirstOrThrow(),
    );
    const target = { kind: 'opencode-issue', id: issueId };
    return { companyCode, rows: [{ actorKind: 'person', actorId: personId, target }] };
  }),
];
