// Runs on every PostgreSQL: row locks and plans.
import type { Handover } from '@madang/contract/people/employment/rules.ts';
import { languages } from '@madang/contract/kernel/languages.ts';
import { leftKinds } from '@madang/contract/people/employment/kinds.ts';
import { concurrentPostsMax } from '@madang/contract/people/people/limits.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import type { Answer } from '../../../testing/browser.ts';
import { plantRows } from '../../../testing/database/plant-rows.ts';
import { allTo, leavingOf } from '../../../testing/employment/leaving.ts';
import { plansOf } from '../../../testing/plans/planned.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { newestChange } from './changes.sql.ts';
import { readLeft } from './left-behind.ts';
import { retirePerson } from './operations/retire-person.ts';
import { notifyOfStayed } from './stayed-behind.ts';

const app = await startTestApp({ work: false });
const { runDue } = plansOf(app);
const codeOf = ({ status, error }: Answer) => (status === 200 ? 'done' : error.errorCode);

/** The columns of a person, and what became of the plan of a company. */
async function rowOf(companyCode: string, personId: string) {
  const { rows } = await inCompany(app.kernel.db, companyCode, (tx) =>
    sql<{ status: string; plan: string; planId: string }>`
      select p.employment_status as status, l.state as plan, l.plan_id as "planId" from people p
      left join plans l on l.company_code = p.company_code and l.operation = 'retire-person'
      where p.company_code = ${companyCode} and p.person_id = ${personId}::uuid`.execute(tx),
  );
  return rows[0] ?? { status: '', plan: '', planId: '' };
}

/** A retirement of a head that waits for the end of the day. */
async function plannedRetirement(thingIds: readonly string[] = ['SALES', 'PLAN']) {
  const company = await leavingOf(app);
  const [leaver, heir, other] = [await company.colleague(), await company.colleague(), await company.colleague()];
  for (const thingId of thingIds) {
    await company.department(thingId);
    await company.lead(thingId, leaver.personId);
  }
  const handovers: Handover[] = thingIds.map((thingId, place) => ({
    kind: 'departmentHeads',
    thingId,
    toPersonId: place === 0 ? heir.personId : other.personId,
  }));
  expect(codeOf(await company.retire(leaver.personId, handovers, { when: 'endOfDay' }))).toBe('done');
  const come = async () => {
    const { planId } = await rowOf(company.companyCode, leaver.personId);
    await inCompany(app.kernel.db, company.companyCode, (tx) =>
      sql`update plans set due_on = due_on - 1 where plan_id = ${planId}::uuid`.execute(tx),
    );
    await runDue(company.companyCode);
    return rowOf(company.companyCode, leaver.personId);
  };
  return { ...company, leaver, heir, other, come };
}

test('STA-02 a retirement at the end of the day moves nothing before, and hands over at the end', async () => {
  const { leaver, heir, other, come, ...company } = await plannedRetirement();
  expect(await company.headsOf('SALES')).toEqual([leaver.personId]);
  expect(await come()).toMatchObject({ status: 'R', plan: 'done' });
  expect([await company.headsOf('SALES'), await company.headsOf('PLAN')]).toEqual([[heir.personId], [other.personId]]);
  const back = (await company.reinstate(leaver.personId)).json<{ returned: object[] }>();
  expect(back.returned).toHaveLength(2);
});

test('STA-02 an heir who left, a removed item and a new item do not stop a planned retirement', async () => {
  const { leaver, heir, other, come, ...company } = await plannedRetirement(['SALES', 'PLAN', 'GONE']);
  expect(codeOf(await company.retire(heir.personId, []))).toBe('done');
  await company.lead('GONE');
  await company.department('CAME');
  await company.lead('CAME', leaver.personId);
  expect(await come()).toMatchObject({ status: 'R', plan: 'done' });
  const heads = await Promise.all(['SALES', 'PLAN', 'GONE', 'CAME'].map((code) => company.headsOf(code)));
  expect(heads).toEqual([[leaver.personId], [other.personId], [], [leaver.personId]]);
  const { rows } = await inCompany(app.kernel.db, company.companyCode, (tx) =>
    sql`select detail from audit_log where operation = 'retire-person' and target_id = ${leaver.personId}
      order by audit_id desc limit 1`.execute(tx),
  );
  expect(rows).toMatchObject([{ detail: { handedOver: 1, stayed: 2 } }]);
  // What stayed is listed still, and given to others by hand.
  expect((await company.leftBy(leaver.personId)).map(({ thingId }) => thingId)).toEqual(['CAME', 'SALES']);
});

/** Texts of the messages about what stayed, in the inbox of a person. */
async function messagesTo(companyCode: string, personId: string): Promise<string[]> {
  const rows = await inCompany(app.kernel.db, companyCode, (tx) =>
    tx.selectFrom('inbox_messages').select(['message_id', 'content']).where('person_id', '=', personId).execute(),
  );
  const headings = languages.map((language) => app.kernel.translator.text(language, 'stayedBehind.heading'));
  return rows
    .map((row) => JSON.parse(app.kernel.keyring.decrypt(row.content, `inbox_messages.content.${row.message_id}`)))
    .filter(({ subject }: { subject: string }) => headings.includes(subject))
    .map(({ text }: { text: string }) => text);
}

test('STA-02 administrators in service get the list of items that remained with the leaver, each in their language', async () => {
  const { leaver, heir, come, companyCode, ...company } = await plannedRetirement();
  const [second, gone] = [await company.administrator(), await company.administrator()];
  await inCompany(app.kernel.db, companyCode, (tx) =>
    tx.updateTable('people').set({ language: 'en' }).where('person_id', '=', second.personId).execute(),
  );
  for (const { personId } of [heir, gone]) expect(codeOf(await company.retire(personId, []))).toBe('done');
  expect(await come()).toMatchObject({ status: 'R', plan: 'done' });
  expect(await messagesTo(companyCode, company.personId)).toEqual([
    expect.stringMatching(/님에게 그대로 남은 것: 부서장 1곳\. 맡을 사람을 다시 정해 주세요\.$/),
  ]);
  expect(await messagesTo(companyCode, second.personId)).toEqual([
    expect.stringMatching(/: head of 1 department\. Please assign each to another person\.$/),
  ]);
  for (const { personId } of [gone, leaver, heir]) expect(await messagesTo(companyCode, personId)).toEqual([]);
});

test('STA-02 a planner who is no longer an administrator gets the list of remaining items, unless they left', async () => {
  for (const isInService of [true, false]) {
    const company = await leavingOf(app);
    const { companyCode } = company;
    const planner = await company.administrator();
    const [leaver, heir] = [await company.colleague(), await company.colleague()];
    await company.department('SALES');
    await company.lead('SALES', leaver.personId);
    const handovers = allTo(heir.personId, await company.leftBy(leaver.personId));
    const planned = await company.retire(leaver.personId, handovers, { when: 'endOfDay' }, planner.browser);
    expect(codeOf(planned)).toBe('done');
    expect(codeOf(await company.retire(heir.personId, []))).toBe('done');
    const ended = isInService
      ? await company.browser.delete(`/api/v1/memberships/${planner.personId}/administrator`)
      : await company.retire(planner.personId, []);
    expect(ended.status, ended.text).toBe(200);
    const key = { companyCode, personId: leaver.personId };
    const plan = await inCompany(app.kernel.db, companyCode, (tx) =>
      newestChange(tx, app.kernel.keyring, key, 'retirementPlanned'),
    );
    const asked = { personId: leaver.personId, reason: 'personal', note: '', when: 'now', handovers } as const;
    await execute(app.kernel, retirePerson, commandOrigin(companyCode), { ...asked, plannedBy: plan?.changeId });
    expect(await messagesTo(companyCode, company.personId)).toHaveLength(1);
    expect(await messagesTo(companyCode, planner.personId)).toHaveLength(isInService ? 1 : 0);
  }
});

test('STA-02 a planned retirement that hands everything over sends no list of remaining items', async () => {
  const { come, companyCode, personId } = await plannedRetirement();
  expect(await come()).toMatchObject({ status: 'R' });
  expect(await messagesTo(companyCode, personId)).toEqual([]);
});

test('STA-02 remaining items are reported in the retirement’s transaction, and a failed retirement reports nothing', async () => {
  const { leaver, companyCode, personId } = await plannedRetirement();
  const key = { companyCode, personId: leaver.personId };
  const tell = (fails: boolean) =>
    inCompany(app.kernel.db, companyCode, async (tx) => {
      const things = await readLeft(tx, app.kernel.contributed, key);
      await notifyOfStayed(tx, app.kernel, { leaver: key, plannerId: personId, things });
      if (fails) throw new Error('killed');
    });
  await expect(tell(true)).rejects.toThrow('killed');
  expect(await messagesTo(companyCode, personId)).toEqual([]);
  await tell(false);
  expect(await messagesTo(companyCode, personId)).toEqual([expect.stringContaining('부서장 2곳')]);
});

test('STA-02 each kind of remaining item is named with its count in every language', () => {
  for (const language of languages) {
    const texts = leftKinds.flatMap((kind) =>
      [1, 2].map((count) => app.kernel.translator.text(language, `stayedBehind.kinds.${kind}`, { count })),
    );
    expect(texts.every((text, place) => text.includes(String((place % 2) + 1)))).toBe(true);
    expect(new Set(texts).size).toBe(leftKinds.length * 2);
  }
});

test('STA-02 a cancelled retirement hands nothing over', async () => {
  const { leaver, heir: _heir, other: _other, come, ...company } = await plannedRetirement();
  expect(codeOf(await company.browser.delete(`/api/v1/employees/${leaver.personId}/retirement`))).toBe('done');
  expect(await come()).toMatchObject({ status: 'B', plan: 'cancelled' });
  expect(await company.headsOf('SALES')).toEqual([leaver.personId]);
});

test('STA-04 a post without a department is lost, and the headed departments are restored', async () => {
  const company = await leavingOf(app);
  const { companyCode } = company;
  const [leaver, heir] = [await company.colleague(), await company.colleague()];
  await company.department('SALES');
  await company.department('POST');
  await company.lead('SALES', leaver.personId);
  const posts = `/api/v1/employees/${leaver.personId}/posts`;
  const added = await company.browser.post(posts, { departmentCode: 'POST', jobTitleCode: '' });
  expect(added.status, added.text).toBe(200);
  await company.retire(leaver.personId, allTo(heir.personId, await company.leftBy(leaver.personId)));
  await plantRows(
    app,
    companyCode,
    sql`insert into departments (company_code, department_code, upper_department_code, name, english_name, language, sort_order)
      select ${companyCode}, 'FULL' || n, 'TOP', '부서' || n, 'Team ' || n, 'ko', 100 + n
      from generate_series(1, ${concurrentPostsMax}::integer) n`,
  );
  await plantRows(
    app,
    companyCode,
    sql`insert into concurrent_posts (company_code, person_id, department_code)
      select ${companyCode}, ${leaver.personId}::uuid, 'FULL' || n from generate_series(1, ${concurrentPostsMax}::integer) n`,
  );
  const back = (await company.reinstate(leaver.personId)).json<{ returned: object[]; lost: object[] }>();
  expect(back).toMatchObject({
    returned: [{ kind: 'departmentHeads', name: '부서 SALES' }],
    lost: [{ kind: 'posts', name: 'POST' }],
  });
});
