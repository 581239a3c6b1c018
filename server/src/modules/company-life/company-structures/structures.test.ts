// Runs on every PostgreSQL: row locks.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { structureLimits } from '@madang/contract/company-life/company-structures/limits.ts';
import type { CompanyStructure, StructureRow } from '@madang/contract/company-life/company-structures/routes.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { limitKey } from '../../../kernel/limits/rate-limit.ts';
import type { Browser } from '../../../testing/browser.ts';
import { operatorBrowser } from '../../../testing/operator.ts';
import { addTestCompany, addTestPerson, signInAs, testPassword } from '../../../testing/people.ts';
import { auditOf } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { lapse } from './structure-jobs.ts';

const app = await startTestApp();
const { db } = app.kernel;
const path = '/api/v1/company-structure';
const names = { companyStructureName: '한빛그룹', englishCompanyStructureName: 'Hanbit Group' };
let lastHost = 0;

const code = async (answer: ReturnType<Browser['post']>) => {
  const { status, error } = await answer;
  return status === 200 ? 'done' : error.errorCode;
};
const newCode = () => `G${randomUUID().replaceAll('-', '').slice(0, 10)}`.toUpperCase();

/** A company with its representative, who is signed in. */
async function company(name = '한빛상사', englishName = 'Hanbit Trading') {
  const companyCode = await addTestCompany(app, { name, englishName });
  const owner = await addTestPerson(app, { companyCode, roles: ['representative'], language: 'en' });
  lastHost += 1;
  const desk = await signInAs(app, owner, { address: `198.51.100.${lastHost}` });
  return { companyCode, desk, loginId: owner.loginId };
}
type Company = Awaited<ReturnType<typeof company>>;

const structureAt = (companyCode: string) => `/api/v1/operator/companies/${companyCode}/structure`;
const make = async (companyCode: string, companyStructureCode = newCode()) => {
  const operator = await operatorBrowser(app);
  return code(operator.post(structureAt(companyCode), { companyStructureCode, ...names }));
};
const read = async (by: Browser) => (await by.get(path)).json<CompanyStructure>();
const codesIn = async (by: Browser) =>
  (await read(by)).structure?.companies.map(({ companyCode }) => companyCode) ?? [];
const offer = (by: Browser, kind: 'join' | 'leave', companyCode: string, password = testPassword) =>
  code(by.post(`${path}/offers`, { kind, companyCode, password }));
const openTo = async (by: Browser) => (await read(by)).offers[0]?.structureOfferId ?? '';
const accept = (by: Browser, id: string, password = testPassword) =>
  code(by.post(`${path}/offers/${id}/acceptance`, { password }));
const decline = (by: Browser, id: string) => code(by.post(`${path}/offers/${id}/refusal`));
const withdraw = (by: Browser, id: string) => code(by.delete(`${path}/offers/${id}`));
const end = (companyCode: string) =>
  db
    .updateTable('companies')
    .set({ ended_at: new Date('2026-11-01'), destroyed_after: new Date('2099-01-01') })
    .where('company_code', '=', companyCode)
    .execute();

async function nextSubject(loginId: string): Promise<string> {
  const message = await app.mailbox.next(loginId);
  return 'subject' in message ? message.subject : '';
}

/** A structure of a leading company and others that have joined. */
async function structureOf(...others: readonly Company[]) {
  const head = await company('한빛지주', 'Hanbit Holding');
  expect(await make(head.companyCode)).toBe('done');
  for (const other of others) {
    expect(await offer(head.desk, 'join', other.companyCode)).toBe('done');
    expect(await accept(other.desk, await openTo(other.desk))).toBe('done');
  }
  return head;
}

test('DEP-06 only the operator creates, renames and ends a structure', async () => {
  const [head, other] = [await company(), await company()];
  const operator = await operatorBrowser(app);
  const address = structureAt(head.companyCode);
  const companyStructureCode = newCode();
  const input = { companyStructureCode: companyStructureCode.toLowerCase(), ...names };
  expect(await code(app.browser().post(address, input))).toBe('AC100');
  expect(await code(head.desk.post(address, input))).toBe('CO401');
  expect((await operator.post(address, { ...input, companyStructureCode: 'h' })).text).toContain(
    'STRUCTURE_CODE_LENGTH',
  );
  expect(await code(operator.post(address, input))).toBe('done');
  expect(await make(head.companyCode)).toBe('STRUCTURE_MEMBER');
  expect(await make(other.companyCode, companyStructureCode)).toBe('STRUCTURE_CODE_TAKEN');
  expect([await make('PLATFORM'), await make('NOSUCH')]).toEqual([
    'STRUCTURE_COMPANY_UNKNOWN',
    'STRUCTURE_COMPANY_UNKNOWN',
  ]);
  const { structure, can } = await read(head.desk);
  expect(structure).toMatchObject({ companyStructureCode, ...names });
  expect(structure?.companies).toMatchObject([{ companyCode: head.companyCode, level: 1 }]);
  expect(can).toEqual(['offerJoin', 'offerLeave']);
  const renamed = { ...names, companyStructureName: '한빛 모임' };
  expect(await code(operator.put(address, { ...renamed, expected: { ...names, companyStructureName: '다른' } }))).toBe(
    'EDIT_CONFLICT',
  );
  expect(await code(operator.put(address, { ...renamed, expected: names }))).toBe('done');
  const listed = (await operator.get('/api/v1/operator/company-structures')).json<List<StructureRow>>();
  expect(listed.items[0]).toMatchObject({ ...renamed, companyCode: head.companyCode, companyName: '한빛상사' });
  expect(await code(operator.delete(address))).toBe('done');
  expect([await code(operator.delete(address)), await code(operator.put(address, names))]).toEqual(['CO404', 'CO404']);
  expect((await read(head.desk)).structure).toBeNull();
  expect(await nextSubject(head.loginId)).toContain('The company group has ended');
});

test('DEP-06 a company joins by offer and acceptance of both company owners, recorded in both logs', async () => {
  const other = await company('솔바람상사', 'Solbaram Trading');
  const head = await structureOf();
  expect(await offer(head.desk, 'join', other.companyCode, 'Wrong7!xQ')).toBe('MB_M_PASSWORD_WRONG');
  expect(await offer(head.desk, 'join', other.companyCode.toLowerCase())).toBe('done');
  expect(await nextSubject(other.loginId)).toContain('invited to a company group');
  // Who offers learns no name by a code.
  expect((await read(head.desk)).offers).toMatchObject([
    { kind: 'join', companyCode: other.companyCode, companyName: '', can: ['withdraw'] },
  ]);
  expect((await read(other.desk)).offers).toMatchObject([
    { kind: 'join', ...names, companyName: '한빛지주', can: ['accept', 'decline'] },
  ]);
  const id = await openTo(other.desk);
  expect(await accept(head.desk, id)).toBe('STRUCTURE_OFFER_OVER');
  expect(await accept(other.desk, id, 'Wrong7!xQ')).toBe('MB_M_PASSWORD_WRONG');
  expect(await codesIn(other.desk)).toEqual([]);
  expect(await accept(other.desk, id)).toBe('done');
  expect(await nextSubject(head.loginId)).toContain('has joined the company group');
  const both = [head.companyCode, other.companyCode];
  expect([await codesIn(head.desk), await codesIn(other.desk)]).toEqual([both, both]);
  const operationsOf = async (companyCode: string) =>
    (await auditOf(app, companyCode)).map(({ operation }) => operation).filter((name) => name.includes('structure'));
  expect(await operationsOf(other.companyCode)).toEqual(['tell-of-structure', 'accept-structure-offer']);
  expect(await operationsOf(head.companyCode)).toEqual([
    'create-company-structure',
    'offer-structure-change',
    'tell-of-structure',
  ]);
});

test('DEP-06 a company leaves by an accepted offer of either side, and the leading company never does', async () => {
  const [one, two] = [await company(), await company()];
  const head = await structureOf(one, two);
  expect(await offer(head.desk, 'leave', head.companyCode)).toBe('STRUCTURE_LEADING');
  expect(await offer(one.desk, 'leave', two.companyCode)).toBe('STRUCTURE_NOT_MEMBER');
  expect(await offer(one.desk, 'join', (await company()).companyCode)).toBe('STRUCTURE_LEADING');
  expect(await offer(one.desk, 'leave', one.companyCode)).toBe('done');
  expect(await accept(one.desk, await openTo(one.desk))).toBe('STRUCTURE_OFFER_OVER');
  expect(await accept(head.desk, await openTo(head.desk))).toBe('done');
  expect(await codesIn(one.desk)).toEqual([]);
  expect(await offer(head.desk, 'leave', two.companyCode)).toBe('done');
  expect(await accept(two.desk, await openTo(two.desk))).toBe('done');
  expect(await codesIn(head.desk)).toEqual([head.companyCode]);
  expect(await offer(head.desk, 'leave', two.companyCode)).toBe('STRUCTURE_NOT_MEMBER');
});

test('DEP-06 a declined, withdrawn or expired offer sends a mail and can no longer be accepted', async () => {
  const other = await company();
  const head = await structureOf();
  await offer(head.desk, 'join', other.companyCode);
  await app.mailbox.next(other.loginId);
  const declined = await openTo(other.desk);
  expect(await withdraw(other.desk, declined)).toBe('STRUCTURE_OFFER_OVER');
  expect(await decline(other.desk, declined)).toBe('done');
  expect(await nextSubject(head.loginId)).toContain('was declined');
  await offer(head.desk, 'join', other.companyCode);
  await app.mailbox.next(other.loginId);
  const withdrawn = await openTo(head.desk);
  expect([await decline(head.desk, withdrawn), await withdraw(head.desk, withdrawn)]).toEqual([
    'STRUCTURE_OFFER_OVER',
    'done',
  ]);
  expect(await nextSubject(other.loginId)).toContain('was withdrawn');
  expect([await accept(other.desk, withdrawn), await accept(other.desk, declined)]).toEqual([
    'STRUCTURE_OFFER_OVER',
    'STRUCTURE_OFFER_OVER',
  ]);
  await offer(head.desk, 'join', other.companyCode);
  const expired = await openTo(head.desk);
  const payload = { companyCode: head.companyCode, structureOfferId: expired };
  await lapse(app.kernel, payload);
  expect(await openTo(head.desk)).toBe(expired);
  await app.advance(structureLimits.offerDays * daySeconds);
  await lapse(app.kernel, payload);
  expect(await nextSubject(head.loginId)).toContain('has expired');
});

test('DEP-06 MEM-04 administrators see the structure without acting on it; employees and other companies see nothing', async () => {
  const other = await company();
  const head = await structureOf(other);
  const stranger = await structureOf();
  const third = await company();
  const signIn = async (role: 'administrator' | 'employee') => {
    lastHost += 1;
    const person = await addTestPerson(app, { companyCode: head.companyCode, roles: [role] });
    return signInAs(app, person, { address: `198.51.100.${lastHost}` });
  };
  const administrator = await signIn('administrator');
  expect(await codesIn(administrator)).toHaveLength(2);
  expect((await read(administrator)).can).toEqual([]);
  expect(await offer(administrator, 'join', third.companyCode)).toBe('CO401');
  expect(await code((await signIn('employee')).get(path))).toBe('CO401');
  expect(await offer(head.desk, 'join', third.companyCode)).toBe('done');
  const id = await openTo(head.desk);
  for (const by of [stranger.desk, other.desk]) {
    expect([await accept(by, id), await decline(by, id), await withdraw(by, id)]).toEqual(
      Array.from({ length: 3 }, () => 'STRUCTURE_OFFER_OVER'),
    );
  }
  expect(await codesIn(stranger.desk)).toEqual([stranger.companyCode]);
  expect((await read(third.desk)).structure).toBeNull();
  expect(await offer(third.desk, 'leave', third.companyCode)).toBe('STRUCTURE_NOT_MEMBER');
});

test('DEP-06 listCompByLvl returns the companies of the structure by level, and of others only code and names', async () => {
  const other = await company('솔바람상사', 'Solbaram Trading');
  const head = await structureOf(other);
  const part = { subOrganisationCode: 'BUSAN', subOrganisationName: '부산', englishSubOrganisationName: 'Busan' };
  expect(await code(other.desk.post('/api/v1/sub-organisations', part))).toBe('done');
  const listed = async (by: Browser) => {
    const answer = await by.get('/board/rest/v1/admin/common/listCompByLvl');
    return answer.json<{ data: { list: Record<string, unknown>[] } }>().data.list;
  };
  const { companyStructureCode: compStrcCd } = (await read(head.desk)).structure ?? {};
  const [ofHead, ofOther] = [await listed(head.desk), await listed(other.desk)];
  expect(ofHead).toEqual([
    {
      compCd: head.companyCode,
      compNm: '한빛지주',
      enCompNm: 'Hanbit Holding',
      suborgCd: head.companyCode,
      compLvl: 1,
      compStrcCd,
    },
    {
      compCd: other.companyCode,
      compNm: '솔바람상사',
      enCompNm: 'Solbaram Trading',
      suborgCd: other.companyCode,
      compLvl: 2,
      compStrcCd,
    },
  ]);
  expect(ofOther.map(({ suborgCd, compLvl }) => [suborgCd, compLvl])).toEqual([
    [head.companyCode, 1],
    [other.companyCode, 2],
    ['BUSAN', 3],
  ]);
  const employee = '/employee/memberadmin/rest/v1/emp/readEmployeeByUserId';
  expect((await other.desk.post(employee, { userId: '' })).json()).toMatchObject({
    memberVO: { compCd: other.companyCode, compStrcCd },
  });
  const alone = await company();
  expect(await listed(alone.desk)).toMatchObject([
    { compCd: alone.companyCode, compLvl: 1, compStrcCd: alone.companyCode },
  ]);
});

test('DEP-06 of two offers at once one is created, and of two acceptances one succeeds', async () => {
  const other = await company();
  const head = await structureOf();
  const offered = await Promise.all([1, 2, 3].map(() => offer(head.desk, 'join', other.companyCode)));
  expect(offered.toSorted()).toEqual(['STRUCTURE_OFFER_OPEN', 'STRUCTURE_OFFER_OPEN', 'done']);
  const id = await openTo(other.desk);
  const accepted = await Promise.all(Array.from({ length: 4 }, () => accept(other.desk, id)));
  expect(accepted.filter((answer) => answer === 'done')).toHaveLength(1);
  expect(await codesIn(head.desk)).toEqual([head.companyCode, other.companyCode]);
});

test('DEP-06 of an acceptance and a withdrawal at once one succeeds', async () => {
  const other = await company();
  const head = await structureOf();
  await offer(head.desk, 'join', other.companyCode);
  const id = await openTo(other.desk);
  const [accepted, withdrawn] = await Promise.all([accept(other.desk, id), withdraw(head.desk, id)]);
  expect([accepted, withdrawn].filter((answer) => answer === 'done')).toHaveLength(1);
  expect((await codesIn(other.desk)).length > 0).toBe(accepted === 'done');
});

test('DEP-06 a company that accepts two structures at once joins one', async () => {
  const other = await company();
  const [one, two] = [await structureOf(), await structureOf()];
  await offer(one.desk, 'join', other.companyCode);
  await offer(two.desk, 'join', other.companyCode);
  const ids = (await read(other.desk)).offers.map(({ structureOfferId }) => structureOfferId);
  const answers = await Promise.all(ids.map((id) => accept(other.desk, id)));
  expect(answers.toSorted()).toEqual(['STRUCTURE_MEMBER', 'done']);
  expect(await codesIn(other.desk)).toHaveLength(2);
});

test('DEP-06 accepting while the structure ends leaves nothing incomplete', async () => {
  const other = await company();
  const head = await structureOf();
  await offer(head.desk, 'join', other.companyCode);
  const id = await openTo(other.desk);
  const operator = await operatorBrowser(app);
  const [accepted] = await Promise.all([accept(other.desk, id), operator.delete(structureAt(head.companyCode))]);
  expect(accepted).toBeOneOf(['done', 'STRUCTURE_OFFER_OVER']);
  expect([await codesIn(head.desk), await codesIn(other.desk)]).toEqual([[], []]);
});

test('DEP-06 a company that ended its service cannot be invited or seen, and its offers cannot be accepted', async () => {
  const [one, two, three] = [await company(), await company(), await company()];
  const head = await structureOf(one);
  await offer(head.desk, 'join', two.companyCode);
  await end(one.companyCode);
  await end(three.companyCode);
  expect(await codesIn(head.desk)).toEqual([head.companyCode]);
  expect(await offer(head.desk, 'join', three.companyCode)).toBe('STRUCTURE_COMPANY_UNKNOWN');
  const id = await openTo(two.desk);
  await end(head.companyCode);
  expect(await accept(two.desk, id)).toBe('STRUCTURE_OFFER_OVER');
});

test('DEP-06 a structure has at most 50 companies, open invitations included', async () => {
  const head = await structureOf();
  const codes = await Promise.all(Array.from({ length: structureLimits.companies - 1 }, () => addTestCompany(app, {})));
  const { structure } = await read(head.desk);
  await db
    .insertInto('structure_members')
    .values(
      codes.slice(1).map((company_code) => ({
        company_code,
        structure_code: structure?.companyStructureCode ?? '',
      })),
    )
    .execute();
  const last = await company();
  const answers = await Promise.all([
    offer(head.desk, 'join', codes[0] ?? ''),
    offer(head.desk, 'join', last.companyCode),
  ]);
  expect(answers.toSorted()).toEqual(['STRUCTURE_LIMIT', 'done']);
});

test('DEP-06 a company has a daily limit of offers, also with several at once', async () => {
  const other = await company();
  const head = await structureOf();
  const key = limitKey(`structure-offers:${head.companyCode}`);
  const day = { window_seconds: daySeconds, used: structureLimits.offersPerDay - 1 };
  await db
    .insertInto('rate_counters')
    .values({ counter_key: key, ...day, window_ends_at: sql<Date>`app_now() + interval '1 day'` })
    .execute();
  const third = await company();
  const answers = await Promise.all([other, third].map(({ companyCode }) => offer(head.desk, 'join', companyCode)));
  expect(answers.toSorted()).toEqual(['CO429', 'done']);
  // One that is refused for another reason takes nothing, and another company has its own.
  const next = await structureOf();
  expect(await offer(next.desk, 'leave', other.companyCode)).toBe('STRUCTURE_NOT_MEMBER');
  expect(await offer(next.desk, 'join', (await company()).companyCode)).toBe('done');
});

test('DEP-06 the operator changes the leading company; its open offers end and every company is notified', async () => {
  const [one, two] = [await company('솔바람상사', 'Solbaram Trading'), await company()];
  const head = await structureOf(one, two);
  const stranger = await company();
  await offer(head.desk, 'leave', two.companyCode);
  const id = await openTo(two.desk);
  const operator = await operatorBrowser(app);
  const lead = (by: Browser, newLeadingCode: string, of = head.companyCode) =>
    code(by.put(`${structureAt(of)}/leading-company`, { newLeadingCode }));
  expect(await lead(head.desk, one.companyCode)).toBe('CO401');
  expect([
    await lead(operator, head.companyCode),
    await lead(operator, stranger.companyCode),
    await lead(operator, 'NOSUCH'),
    await lead(operator, one.companyCode, two.companyCode),
  ]).toEqual(['STRUCTURE_LEADING', 'STRUCTURE_NOT_MEMBER', 'STRUCTURE_NOT_MEMBER', 'CO404']);
  const answers = await Promise.all([one, two].map(({ companyCode }) => lead(operator, companyCode)));
  expect(answers.toSorted()).toEqual(['CO404', 'done']);
  const [leading, other] = answers[0] === 'done' ? [one, two] : [two, one];
  expect(await codesIn(leading.desk)).toHaveLength(3);
  expect((await codesIn(leading.desk))[0]).toBe(leading.companyCode);
  expect(await accept(two.desk, id)).toBe('STRUCTURE_OFFER_OVER');
  for (const { loginId } of [head, other]) {
    const subjects: string[] = [];
    while (!subjects.some((subject) => subject.includes('new lead company'))) subjects.push(await nextSubject(loginId));
  }
  // The former one may leave now, and only the new one invites.
  expect(await offer(head.desk, 'join', stranger.companyCode)).toBe('STRUCTURE_LEADING');
  expect(await offer(head.desk, 'leave', head.companyCode)).toBe('done');
  expect(await offer(leading.desk, 'join', stranger.companyCode)).toBe('done');
});
