// Runs on every PostgreSQL: row locks, a constraint and a trigger.
import { ordinaryBoard } from '@madang/contract/workplace/boards/console.ts';
import { emblemLimits } from '@madang/contract/people/emblems/limits.ts';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { type Browser, undoIdOf } from '../../../testing/browser.ts';
import { plantPeople } from '../../../testing/database/planted-people.ts';
import { plantRows } from '../../../testing/database/plant-rows.ts';
import { addMember, memberBrowser } from '../../../testing/member.ts';
import { actOn, confirmAndRun, control, runOf } from '../../../testing/operations/runs.ts';
import { runRows } from '../../../kernel/operations/stored/rows.ts';
import { checkRun } from '../../../kernel/operations/stored/runs/check-run.ts';
import { addTestPerson, signInAs, testPassword } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const path = '/api/v1/emblems';
const nowhere = '00000000-0000-4000-8000-000000000000';
const ofPerson = (personId: string) => `/api/v1/employees/${personId}/emblems`;

let made = 0;
async function company() {
  made += 1;
  const companyCode = `EMBLEM${made}`;
  const own = Object.assign(await memberBrowser(app, { companyCode, role: 'administrator' }), { companyCode });
  return { companyCode, own, personId: await colleague(companyCode) };
}
const colleague = async (companyCode: string) =>
  (await addMember(kernel.db, { companyCode, role: 'employee' })).personId;

/** An emblem as its row alone: nothing here looks at a picture, and drawing takes its time on a slow machine. */
async function emblem({ companyCode }: { readonly companyCode: string }, name: string): Promise<string> {
  const values = { company_code: companyCode, name, image_id: nowhere };
  const { emblem_id: emblemId } = await inCompany(kernel.db, companyCode, (tx) =>
    tx.insertInto('emblems').values(values).returning('emblem_id').executeTakeFirstOrThrow(),
  );
  return emblemId;
}
const grant = (by: Browser, personId: string, emblemId: string) => by.post(ofPerson(personId), { emblemId });
const takeBack = (by: Browser, personId: string, emblemId: string) => by.delete(`${ofPerson(personId)}/${emblemId}`);
const undo = (by: Browser, answer: Awaited<ReturnType<Browser['delete']>>) =>
  by.post(`/api/v1/undo/${undoIdOf(answer)}`, {});

interface Held {
  readonly items: readonly { readonly emblemName: string }[];
  readonly choices: readonly { readonly emblemName: string }[];
  readonly can: readonly string[];
}
const held = async (by: Browser, personId: string) => (await by.get(ofPerson(personId))).json<Held>();
const namesOf = async (by: Browser, personId: string) =>
  (await held(by, personId)).items.map(({ emblemName }) => emblemName);
const holders = async (by: Browser, emblemId: string) =>
  (await by.get(`${path}/${emblemId}/holders`)).json<{ items: { personId: string }[]; total: { count: number } }>();

test('EMB-01 granting and revoking an emblem can both be undone, and the list counts the holders', async () => {
  const { own, personId } = await company();
  const [safety, mentor] = [await emblem(own, '안전'), await emblem(own, '멘토')];
  const granted = await grant(own, personId, safety);
  expect(granted.status, granted.text).toBe(200);
  expect(await held(own, personId)).toMatchObject({
    items: [{ emblemName: '안전' }],
    choices: [{ emblemName: '멘토' }],
    can: ['grant'],
  });
  expect((await own.get(path)).json<{ items: object[] }>().items).toMatchObject([
    { emblemId: mentor, holderCount: 0 },
    { emblemId: safety, holderCount: 1 },
  ]);
  expect((await holders(own, safety)).items).toMatchObject([{ personId }]);
  expect((await undo(own, granted)).status).toBe(200);
  expect(await namesOf(own, personId)).toEqual([]);
  await grant(own, personId, safety);
  const taken = await takeBack(own, personId, safety);
  expect([taken.status, await namesOf(own, personId)]).toEqual([200, []]);
  expect((await undo(own, taken)).status).toBe(200);
  expect(await namesOf(own, personId)).toEqual(['안전']);
});

test('EMB-01 MB121 an unknown emblem, a second grant and a revocation without a grant are refused', async () => {
  const [{ own, personId }, other] = [await company(), await company()];
  const [safety, foreign] = [await emblem(own, '안전'), await emblem(other.own, '안전')];
  for (const emblemId of [nowhere, foreign]) {
    const refused = await grant(own, personId, emblemId);
    expect([refused.status, refused.error.errorCode]).toEqual([404, 'MB121']);
  }
  await grant(own, personId, safety);
  expect((await grant(own, personId, safety)).error.errorCode).toBe('EMBLEM_HELD');
  for (const emblemId of [nowhere, foreign]) {
    expect((await takeBack(own, personId, emblemId)).error.errorCode).toBe('EMBLEM_NOT_HELD');
  }
  // A person of another company is not found, whatever the emblem.
  for (const answer of [await grant(other.own, personId, foreign), await takeBack(other.own, personId, safety)]) {
    expect([answer.status, answer.error.errorCode]).toEqual([404, 'CO404']);
  }
  expect((await other.own.get(ofPerson(personId))).error.errorCode).toBe('CO404');
});

test('EMB-01 an employee and a visitor cannot grant or revoke emblems', async () => {
  const { companyCode, own, personId } = await company();
  const safety = await emblem(own, '안전');
  const employee = await memberBrowser(app, { companyCode, role: 'employee' });
  for (const [browser, code] of [
    [app.browser(), 'AC100'],
    [employee, 'CO401'],
  ] as const) {
    const answers = [
      await grant(browser, personId, safety),
      await takeBack(browser, personId, safety),
      await browser.get(ofPerson(personId)),
    ];
    expect(answers.map(({ error }) => error.errorCode)).toEqual(answers.map(() => code));
  }
});

test('EMB-01 MB123 a person holds at most 3 emblems: of 32 granted at once three remain, and a fourth is refused', async () => {
  const { companyCode, own, personId } = await company();
  const emblems = [];
  for (let at = 0; at < 32; at += 1) emblems.push(await emblem(own, `엠블럼 ${at}`));
  const answers = await Promise.all(emblems.map((emblemId) => grant(own, personId, emblemId)));
  const refused = answers.filter(({ status }) => status !== 200).map(({ error }) => [error.errorCode, error.params]);
  expect([answers.length - refused.length, (await namesOf(own, personId)).length]).toEqual([3, 3]);
  expect(refused).toEqual(Array.from({ length: 29 }, () => ['MB123', { 0: 3 }]));
  expect(emblemLimits.perPerson).toBe(3);
  // The database itself has no fourth place.
  const free = emblems[answers.findIndex(({ status }) => status !== 200)] ?? '';
  await expect(
    inCompany(kernel.db, companyCode, (tx) =>
      sql`insert into emblem_grants (company_code, person_id, emblem_id) values (${companyCode}, ${personId}, ${free})`.execute(
        tx,
      ),
    ),
  ).rejects.toThrow('emblem_grants_place_check');
});

test('EMB-01 MB124 an emblem with holders is deleted only together with its grants, and the undo restores both', async () => {
  const { companyCode, own, personId } = await company();
  const second = await colleague(companyCode);
  const safety = await emblem(own, '안전');
  await grant(own, personId, safety);
  await grant(own, second, safety);
  const refused = await own.delete(`${path}/${safety}`);
  expect([refused.status, refused.error.errorCode, refused.error.params]).toEqual([409, 'MB124', { 0: 2 }]);
  expect((await holders(own, safety)).total.count).toBe(2);
  const deleted = await own.delete(`${path}/${safety}?holders=takenBack`);
  expect([deleted.status, await namesOf(own, personId)]).toEqual([200, []]);
  // A person who has retired by then does not get it back.
  await retire(own, second);
  expect((await undo(own, deleted)).status).toBe(200);
  expect((await holders(own, safety)).items).toMatchObject([{ personId }]);
});

test('EMB-01 MB123 the undo of a deletion is refused if a holder has three other emblems', async () => {
  const { own, personId } = await company();
  const first = await emblem(own, '첫째');
  await grant(own, personId, first);
  const deleted = await own.delete(`${path}/${first}?holders=takenBack`);
  for (const name of ['가', '나', '다']) await grant(own, personId, await emblem(own, name));
  const undone = await undo(own, deleted);
  expect([undone.error.errorCode, undone.error.params]).toEqual(['MB123', { 0: 3 }]);
  expect((await own.get(path)).json<{ items: object[] }>().items).toHaveLength(3);
});

test('EMB-01 of 32 simultaneous deletions and grants of an emblem the first one wins', async () => {
  const { companyCode, own } = await company();
  const people = await Promise.all(Array.from({ length: 16 }, () => colleague(companyCode)));
  const safety = await emblem(own, '안전');
  const answers = await Promise.all(
    people.flatMap((personId) => [grant(own, personId, safety), own.delete(`${path}/${safety}?holders=takenBack`)]),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const left = await inCompany(kernel.db, companyCode, (tx) => tx.selectFrom('emblem_grants').selectAll().execute());
  expect(left).toEqual([]);
});

async function retire(by: Browser, personId: string): Promise<void> {
  const answer = await by.post(`/api/v1/employees/${personId}/retirement`, {
    reason: 'personal',
    note: '',
    when: 'now',
    handovers: [],
  });
  expect(answer.status, answer.text).toBe(200);
}

test('EMB-01 USR-08 retiring removes all emblems, and a retired person gets none', async () => {
  const { own, personId } = await company();
  const safety = await emblem(own, '안전');
  await grant(own, personId, safety);
  await retire(own, personId);
  expect((await holders(own, safety)).total.count).toBe(0);
  expect((await held(own, personId)).can).toEqual([]);
  expect((await grant(own, personId, safety)).error.errorCode).toBe('EMPLOYEE_RETIRED');
});

test('EMB-01 USR-08 a retirement names the emblems that end, and a reinstatement restores those that still exist', async () => {
  const { own, personId } = await company();
  const [safety, gone] = [await emblem(own, '안전'), await emblem(own, '멘토')];
  await grant(own, personId, safety);
  await grant(own, personId, gone);
  const { ending } = (await own.get(`/api/v1/employees/${personId}/leaving`)).json<{ ending: object[] }>();
  expect(ending).toContainEqual({ kind: 'emblems', count: 2 });
  await retire(own, personId);
  expect((await own.delete(`/api/v1/emblems/${gone}`)).status).toBe(200);
  const back = (await own.post(`/api/v1/employees/${personId}/reinstatement`, { note: '' })).json<{
    returned: object[];
    lost: object[];
  }>();
  expect(back.returned).toContainEqual(expect.objectContaining({ kind: 'emblems', name: '안전' }));
  expect(back.lost).toContainEqual(expect.objectContaining({ kind: 'emblems', name: '멘토' }));
  expect((await held(own, personId)).items).toMatchObject([{ emblemId: safety }]);
});

test('EMB-01 emblems appear in the list of people, on cards and in the chart', async () => {
  const { own, personId } = await company();
  const safety = await emblem(own, '안전');
  await grant(own, personId, safety);
  await grant(own, own.personId, safety);
  const mark = { emblemId: safety, emblemName: '안전', englishEmblemName: '' };
  const people = (await own.get('/api/v1/employees')).json<{ items: { personId: string; emblems: object[] }[] }>();
  expect(people.items.find((each) => each.personId === personId)?.emblems).toMatchObject([mark]);
  const panel = (await own.get(`/api/v1/employees/${personId}`)).json<{ employee: { emblems: object[] } }>();
  expect(panel.employee.emblems).toMatchObject([mark]);
  const card = (await own.get(`/api/v1/organisation/people/${personId}`)).json<{ member: { emblems: object[] } }>();
  expect(card.member.emblems).toMatchObject([mark]);
  const chart = (await own.get('/api/v1/organisation/departments/TOP/members')).json<typeof people>();
  expect(chart.items.find((each) => each.personId === personId)?.emblems).toMatchObject([mark]);
});

test('EMB-01 the emblems of an author appear beside a post, in the list and on its page', async () => {
  const { own } = await company();
  await grant(own, own.personId, await emblem(own, '안전'));
  const { boardNumber } = (
    await own.post('/api/v1/admin/boards', { ...ordinaryBoard, boardName: '사내 소식', englishBoardName: 'News' })
  ).json<{ boardNumber: number }>();
  const posts = `/api/v1/boards/${boardNumber}/posts`;
  const written = await own.post(posts, { postTitle: '안내', headWord: '', postContent: '<p>내용</p>' });
  expect(written.status, written.text).toBe(200);
  const { postId } = written.json<{ postId: string }>();
  const mark = { author: { emblems: [{ emblemName: '안전' }] } };
  expect((await own.get(posts)).json<{ items: object[] }>().items).toMatchObject([mark]);
  expect((await own.get(`/api/v1/posts/${postId}`)).json<object>()).toMatchObject({ post: mark });
});

interface Message {
  readonly messageId: string;
  readonly subject: string;
}

test('EMB-01 a grant adds a notification in the person’s language without a mail; a refused grant adds none', async () => {
  const { companyCode, own } = await company();
  const person = await memberBrowser(app, { companyCode, role: 'employee' });
  const safety = await emblem(own, '안전');
  const send = vi.spyOn(kernel.outbox, 'send');
  await grant(own, person.personId, safety);
  expect((await grant(own, person.personId, safety)).error.errorCode).toBe('EMBLEM_HELD');
  const { items } = (await person.get('/api/v1/inbox-messages')).json<{ items: Message[] }>();
  expect(items.map(({ subject }) => subject)).toEqual([expect.stringContaining('안전')]);
  expect(send).not.toHaveBeenCalled();
});

test('EMB-01 ACC-11 closing an account removes all of its emblems', async () => {
  const { companyCode, own } = await company();
  const leaving = await addTestPerson(app, { companyCode });
  const safety = await emblem(own, '안전');
  await grant(own, leaving.personId, safety);
  const person = await signInAs(app, leaving);
  expect((await person.post('/api/v1/profile/closing', { password: testPassword })).status).toBe(200);
  const left = await inCompany(kernel.db, companyCode, (tx) => tx.selectFrom('emblem_grants').selectAll().execute());
  expect(left).toEqual([]);
  expect((await holders(own, safety)).total.count).toBe(0);
});

test('EMB-01 BLK-02 an emblem is granted to a selection after a check, and the run can be undone', async () => {
  const { companyCode, own, personId } = await company();
  const [second, full] = [await colleague(companyCode), await colleague(companyCode)];
  const safety = await emblem(own, '안전');
  for (const name of ['가', '나', '다']) await grant(own, full, await emblem(own, name));
  const runId = await actOn(own, {
    personIds: [personId, second, full],
    act: { kind: 'grantEmblem', emblemId: safety },
  });
  await checkRun(kernel, { companyCode, runId });
  const checked = await runOf(own, runId);
  // One that is unknown is refused as a whole, another company's too.
  const unknown = await own.post('/api/v1/employees/acts', {
    personIds: [personId],
    act: { kind: 'grantEmblem', emblemId: '00000000-0000-4000-8000-000000000001' },
  });
  expect(unknown.error.errorCode).toBe('MB121');
  expect(checked).toMatchObject({ kind: 'grantEmblem', clean: 2, objected: 1, subject: { name: '안전' } });
  expect((await holders(own, safety)).total.count).toBe(0);
  await confirmAndRun(app, own, { companyCode, runId });
  expect((await holders(own, safety)).total.count).toBe(2);
  const back = await actOn(own, { personIds: [second], act: { kind: 'takeBackEmblem', emblemId: safety } });
  await checkRun(kernel, { companyCode, runId: back });
  await confirmAndRun(app, own, { companyCode, runId: back });
  expect((await holders(own, safety)).items).toMatchObject([{ personId }]);
  // Taken back from one by then, the undo of the first run takes it from the other alone.
  const undone = await control(own, runId, 'undo');
  await runRows(kernel, { companyCode, runId: undone.json<{ runId: string }>().runId });
  expect((await holders(own, safety)).total.count).toBe(0);
});

test('EMB-01 MEM-07 emblems and their holders are exported with a reason in the audit log', async () => {
  const { companyCode, own, personId } = await company();
  const [safety] = [await emblem(own, '=안전'), await emblem(own, '멘토')];
  await grant(own, personId, safety);
  const answer = await own.post(`${path}/file`, { reason: '표창 준비' });
  expect(answer.status, answer.text).toBe(200);
  const lines = answer.json<{ content: string }>().content.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  // A name that a spreadsheet would calculate is a text.
  expect(lines.find((line) => line.includes('안전'))).toContain("'=안전");
  const one = await own.post(`${path}/file`, { reason: '표창 준비', emblemId: safety });
  expect(one.json<{ content: string }>().content.trim().split('\r\n')).toHaveLength(2);
  expect((await own.post(`${path}/file`, { reason: '' })).error.fields[0]?.code).toBe('MB_M_REQUIRED');
  const audit = await inCompany(kernel.db, companyCode, (tx) =>
    tx.selectFrom('audit_log').selectAll().where('operation', '=', 'download-emblems').execute(),
  );
  expect(audit.map(({ fields }) => fields)).toEqual([['표창 준비'], ['표창 준비']]);
});

test('EMB-01 a file has at most 10,000 rows, and a page beyond the last holder is refused', async () => {
  const { companyCode, own } = await company();
  await plantPeople(app, companyCode, 3_400);
  const emblems = [await emblem(own, '가'), await emblem(own, '나'), await emblem(own, '다')];
  await plantRows(
    app,
    companyCode,
    sql`insert into emblem_grants (company_code, person_id, emblem_id)
      select ${companyCode}, person_id, emblem_id from people cross join unnest(${emblems}::uuid[]) emblem_id
      where company_code = ${companyCode} and login_id not like 'administrator%'`,
  );
  const refused = await own.post(`${path}/file`, { reason: '표창 준비' });
  expect([refused.error.errorCode, refused.error.params]).toEqual(['EMBLEM_HOLDERS', { 0: 10_000 }]);
  expect((await own.post(`${path}/file`, { reason: '표창 준비', emblemId: emblems[0] })).status).toBe(200);
  const first = await holders(own, emblems[0] ?? '');
  expect([first.items.length, first.total.count >= 3_400]).toEqual([50, true]);
  expect((await own.get(`${path}/${emblems[0]}/holders?page=1000`)).error.fields[0]?.code).toBe('PAGE_BEYOND');
});
