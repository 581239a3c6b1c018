import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { ordinaryBoard } from '@madang/contract/workplace/boards/console.ts';
import { linkRows } from '../../platform/audit-chain/link-rows.ts';
import { beforeAllRows, keepPass } from '../../platform/audit-chain/passes.sql.ts';
import { purgeRows } from '../../platform/audit-chain/purge-rows.ts';
import { inCompany, openDatabase } from '../../kernel/db/database.ts';
import { noteChange } from '../../kernel/db/standby.ts';
import { pauseWork } from '../../kernel/jobs/workers/paused-work.ts';
import { keepKey } from '../../platform/keys/fingerprints.sql.ts';
import { startRows } from '../../kernel/operations/stored/runs/open-run.ts';
import { takeReminders } from '../../modules/secrets/factor-requirements/index.ts';
import { redeemPromotion } from '../../modules/ground/promotions/index.ts';
import { takeAgeingConsents } from '../../modules/ground/agreements/index.ts';
import { addRows, companyWithRows } from '../database/audit-rows.ts';
import { memberBrowser } from '../member.ts';
import type { ExampleCompanies } from '../operations/example-companies.ts';
import { examples } from '../operations/examples/index.ts';
import { answered } from '../operations/scenarios/scenario.ts';
import { operatorBrowser } from '../operator.ts';
import { addTestPerson } from '../people.ts';
import { planOfEarlierRelease } from '../plans/earlier-plan.ts';
import type { TestApp } from '../test-app.ts';
import { failedSignInsOf } from '../../modules/access/sign-in-policies/index.ts';

/** Scenarios move the clock by years. */
const later = '2099-12-31';

/** Rows that neither an example nor a scenario leaves: of time that passed, of jobs, of the operator's own acts. */
export async function leaveMore(app: TestApp, companies: ExampleCompanies): Promise<void> {
  await leaveReadings(app);
  await leavePersonsRows(app);
  await leaveLog(app, 'UPGRADELOG');
  await leaveForLater(app, companies);
  await leavePlatformRows(app);
}

async function leaveReadings(app: TestApp): Promise<void> {
  const companyCode = 'UPGRADEREAD';
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  // A right was announced whose end came near.
  await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`insert into grant_end_notices (company_code, grant_id, valid_until)
      select company_code, grant_id, app_now() from grants where company_code = ${companyCode} limit 1`.execute(tx),
  );
  const reader = await memberBrowser(app, { companyCode, role: 'employee' });
  const names = { boardName: '소식', englishBoardName: 'News' };
  const board = answered(await administrator.post('/api/v1/admin/boards', { ...ordinaryBoard, ...names }));
  const { boardNumber } = board.json<{ boardNumber: number }>();
  const write = async (postTitle: string) => {
    const post = { postTitle, postContent: '<p>국수</p>' };
    const written = answered(await administrator.post(`/api/v1/boards/${boardNumber}/posts`, post));
    return written.json<{ postId: string }>().postId;
  };
  await write('점심');
  // Of the last two minutes each post is marked by itself.
  await app.advance(180);
  answered(await reader.put(`/api/v1/boards/${boardNumber}/reading`));
  answered(await reader.put(`/api/v1/posts/${await write('저녁')}/reading`));
}

/** Leaves rows of one person: a wrong password, a reminder, an ending consent, a promotion, a change. */
async function leavePersonsRows(app: TestApp): Promise<void> {
  const { kernel } = app;
  const { loginId, ...key } = await addTestPerson(app, { externalMail: 'left@outside.example' });
  const { companyCode, personId } = key;
  for (const password of ['wrong one', 'wrong two']) await app.browser().post('/api/v1/session', { loginId, password });
  await failedSignInsOf(kernel).flush();
  const code = await issuePromotion(app);
  await inCompany(kernel.db, companyCode, async (tx) => {
    await takeReminders(tx, { companyCode, isOfEveryone: true });
    await sql`insert into agreements (company_code, person_id, terms_code, country_code, version, language, is_agreed,
        residence_country, text_hash, flow_id, agreed_at)
      select ${companyCode}, ${personId}, terms_code, country_code, version, language, true, 'KR', text_hash, new_id(),
        app_now() - interval '2 years' + interval '1 day'
      from terms_texts where (terms_code, country_code, language) = ('CMAR', 'KR', 'ko') limit 1`.execute(tx);
    await takeAgeingConsents(tx, companyCode, 10);
    await redeemPromotion(tx, { code, companyCode, personId });
    await noteChange(tx, personId);
  });
}

async function issuePromotion(app: TestApp): Promise<string> {
  const operator = await operatorBrowser(app);
  const body = {
    codeCount: 1,
    codePrefix: 'left',
    benefit: 'Three months free',
    validFrom: new Date(Date.now() - 3_600_000).toISOString(),
    validUntil: `${later}T00:00:00.000Z`,
    maxUses: 2,
    namedCompany: '',
  };
  const answer = answered(await operator.post('/api/v1/operator/promotions', body));
  return answer.json<{ codes: string[] }>().codes[0] ?? '';
}

/** A log whose oldest rows were purged, and whose others are linked. */
async function leaveLog(app: TestApp, companyCode: string): Promise<void> {
  const { db, keyring } = app.kernel;
  await companyWithRows(app, companyCode, 0);
  for (const age of ['-1200 days', '-1 day']) await addRows(app, companyCode, 3, age);
  await linkRows({ db, keyring, permissionOperations: ['grant-role'] }, companyCode, beforeAllRows);
  await keepPass(db, keyring, beforeAllRows);
  await purgeRows({ db, keyring, years: 2, permissionYears: 3 }, companyCode);
}

/** A draft, a plan and rows that wait. */
async function leaveForLater({ kernel }: TestApp, companies: ExampleCompanies): Promise<void> {
  const saveDraft = examples.find(({ name }) => name === 'save-draft');
  if (!saveDraft) throw new Error('nothing saves a draft');
  const author = await companies.add(saveDraft);
  await companies.run(author.origin, saveDraft);
  const { companyCode, origin } = await companies.add({ given: [] });
  const name = 'create-department';
  await inCompany(kernel.db, companyCode, async (tx) => {
    const effectiveAt = new Date(later);
    await planOfEarlierRelease(kernel, tx, origin, { name, input: departmentOf('PLANNED'), effectiveAt });
    await startRows(kernel, tx, origin, { name, inputs: [departmentOf('ROW')] });
  });
}

const departmentOf = (departmentCode: string) => ({
  departmentCode,
  departmentName: '영업',
  englishDepartmentName: 'Sales',
  language: 'ko',
  parentDepartmentCode: 'TOP',
});

/** A process that was asked whether it is ready, a key of old, and a pause. */
async function leavePlatformRows(app: TestApp): Promise<void> {
  await app.browser().get('/readyz');
  const owner = openDatabase(app.pools.owner);
  await keepKey(owner, { use: 'index', keyId: 'old', content: randomBytes(16) });
  await pauseWork(owner, false);
}
