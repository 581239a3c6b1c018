// Runs on every PostgreSQL: row locks.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import type { InvitationRow } from '@madang/contract/joining/invitations/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import {
  begunBrowser,
  companyWithAdmin,
  invitationCalls as calls,
  joinBy,
  joinPayload,
  linkInvitation,
  makeLink,
  personInvitation,
  proveMail,
  type TestCompany,
} from '../../../testing/invitations.ts';
import { isHeld, stoppedAtOf } from '../../../testing/database/stopped-at.ts';
import { nextPerson } from '../../../testing/sign-up.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
await app.setProperty(otpProperties.sendsPerAddressTenMinutes, 1_000_000);
const company = await companyWithAdmin(app);
const stoppedAt = await stoppedAtOf(app);
const newMail = () => `place${nextPerson()}@outside.example`;

const sales = { departmentCode: 'SALES', departmentName: '영업팀', englishDepartmentName: 'Sales' };
const senior = { jobRankCode: 'SENIOR', jobRankName: '과장', englishJobRankName: 'Manager' };
const lead = { jobRankCode: 'LEAD', jobRankName: '팀장', englishJobRankName: 'Lead' };
const place = { departmentCode: 'SALES', jobRankCode: 'senior', jobTitleCode: 'LEAD' };

/** Creates those objects an invitation may promise that do not exist. */
async function makePlaces({ admin }: TestCompany): Promise<void> {
  const department = { ...sales, parentDepartmentCode: 'TOP', language: 'ko' };
  await admin.post('/api/v1/departments', department);
  await admin.post('/api/v1/job-ranks', senior);
  await admin.post('/api/v1/job-titles', lead);
}

async function removePlaces({ admin }: TestCompany): Promise<(number | string)[]> {
  const answers = await Promise.all([
    admin.delete('/api/v1/departments/SALES'),
    admin.delete('/api/v1/job-ranks/SENIOR'),
    admin.delete('/api/v1/job-titles/LEAD'),
  ]);
  return answers.map((answer) => (answer.status === 200 ? 200 : answer.error.errorCode));
}

async function rowOf({ admin }: TestCompany, invitationId: string): Promise<InvitationRow | undefined> {
  const { items } = (await admin.get(calls.list)).json<{ items: InvitationRow[] }>();
  return items.find((row) => row.invitationId === invitationId);
}

function placeOf({ companyCode }: TestCompany, personId: string) {
  return inCompany(app.kernel.db, companyCode, (tx) =>
    tx
      .selectFrom('people')
      .select(['department_code', 'job_rank_code', 'job_title_code'])
      .where('person_id', '=', personId)
      .executeTakeFirst(),
  );
}
const whole = { department_code: 'SALES', job_rank_code: 'SENIOR', job_title_code: 'LEAD' };
const nowhere = { department_code: 'TOP', job_rank_code: null, job_title_code: null };

test('INV-07 a person who joins has the department, job rank and title of the invitation, shown in list and form', async () => {
  await makePlaces(company);
  const { code, invitationId } = await makeLink(company, place);
  expect(await rowOf(company, invitationId)).toMatchObject({ department: sales, jobRank: senior, jobTitle: lead });
  const { answer } = await joinBy(app, code, newMail());
  expect(await placeOf(company, answer.json<{ epid: string }>().epid)).toEqual(whole);
  const shown = { jobListName: '', englishJobListName: '', isHidden: false };
  expect((await company.admin.get(calls.list)).json()).toMatchObject({ jobLists: { ranks: shown, titles: shown } });
});

test.each([
  ['departmentCode', 'NOWHERE', 'INVITATION_DEPARTMENT'],
  ['jobRankCode', 'NORANK', 'EMPLOYEE_JOB_RANK'],
  ['jobTitleCode', 'NOTITLE', 'EMPLOYEE_JOB_TITLE'],
])(
  'INV-07 an invitation with an unknown %s is refused under its field, and so is one of another company',
  async (field, none, refusal) => {
    await makePlaces(company);
    const stranger = await companyWithAdmin(app);
    const theirs = { departmentCode: 'SALES', jobRankCode: 'SENIOR', jobTitleCode: 'LEAD' }[field];
    for (const [{ admin }, given] of [
      [company, none],
      [stranger, theirs],
    ] as const) {
      for (const answer of [
        await admin.post(calls.links, linkInvitation({ [field]: given })),
        await admin.post(calls.list, personInvitation(newMail(), { [field]: given })),
      ]) {
        expect([answer.error.errorCode, answer.error.fields[0]?.path]).toEqual([refusal, field]);
      }
    }
    expect((await stranger.admin.get(calls.list)).json()).toMatchObject({ total: { count: 0 } });
  },
);

test('INV-07 an invitation does not block deleting its department, rank or title, and the invitee joins without them', async () => {
  const own = await companyWithAdmin(app);
  await makePlaces(own);
  const { code, invitationId } = await makeLink(own, place);
  const approved = await makeLink(own, { ...place, needsApproval: true });
  const mail = newMail();
  const begun = await begunBrowser(app, code);
  await proveMail(app, begun, mail);
  const applicant = (await joinBy(app, approved.code, newMail())).answer.json<{ epid: string }>().epid;

  expect(await removePlaces(own)).toEqual([200, 200, 200]);
  expect(await rowOf(own, invitationId)).toMatchObject({
    department: { departmentCode: 'TOP' },
    jobRank: null,
    jobTitle: null,
  });
  const joined = await begun.post(calls.join, await joinPayload(begun, { xtnlEmailAddr: mail }));
  expect(await placeOf(own, joined.json<{ epid: string }>().epid)).toEqual(nowhere);
  const decision = `${calls.list}/${approved.invitationId}/joins/${applicant}/decide`;
  expect((await own.admin.post(decision, { decision: 'approve' })).status).toBe(200);
  expect(await placeOf(own, applicant)).toEqual(nowhere);

  // One that is made again under the code is another.
  await makePlaces(own);
  const later = await joinBy(app, code, newMail());
  expect(await placeOf(own, later.answer.json<{ epid: string }>().epid)).toEqual(nowhere);
});

test('INV-07 of a join and deletions at once the person has the place or it is deleted, and no call fails', async () => {
  const own = await companyWithAdmin(app);
  await makePlaces(own);
  const { code } = await makeLink(own, place);
  const mail = newMail();
  const browser = await begunBrowser(app, code);
  await proveMail(app, browser, mail);
  const payload = await joinPayload(browser, { xtnlEmailAddr: mail });
  const [joined, ...removed] = await Promise.all([
    browser.post(calls.join, payload),
    ...Array.from({ length: 3 }, () => removePlaces(own)),
  ]);
  expect(joined.status, joined.text).toBe(200);
  const codes = removed.flat().filter((each) => each !== 'CO404');
  expect(codes.filter((each) => ![200, 'CM313', 'JOB_RANK_IN_USE'].includes(each))).toEqual([]);
  const isGone = (column: number) => removed.some((each) => each[column] === 200);
  expect(await placeOf(own, joined.json<{ epid: string }>().epid)).toEqual({
    department_code: isGone(0) ? 'TOP' : 'SALES',
    job_rank_code: isGone(1) ? null : 'SENIOR',
    job_title_code: isGone(2) ? null : 'LEAD',
  });
});

/** Rows that an invitation refers to, by table. */
const named = {
  departments: { department_code: 'SALES' },
  job_ranks: { code: 'SENIOR' },
  job_titles: { code: 'LEAD' },
  mail_domains: { domain: 'haneul.example' },
};
const promise = { ...place, idDomain: 'haneul.example' };

/** A company that has all of that. */
const promiser = await companyWithAdmin(app);
const { companyCode } = promiser;
await makePlaces(promiser);
await inCompany(app.kernel.db, companyCode, (tx) =>
  sql`insert into mail_domains (company_code, domain, record_text, state, proven_at)
    values (${companyCode}, 'haneul.example', 'of a test', 'proven', app_now())`.execute(tx),
);

type Change = () => ReturnType<Browser['post']>;
const { admin } = promiser;

/** Changes that store a reference to such a row, each with the first table it writes to. */
const promising: Readonly<Record<string, readonly [table: string, begin: () => Promise<Change>]>> = {
  'a shared link': ['invitations', async () => () => admin.post(calls.links, linkInvitation(promise))],
  'an invitation of a person': [
    'invitations',
    async () => () => admin.post(calls.list, personInvitation(newMail(), promise)),
  ],
  'a join': [
    'people',
    async () => {
      const mail = newMail();
      const browser = await begunBrowser(app, (await makeLink(promiser, promise)).code);
      await proveMail(app, browser, mail);
      const payload = await joinPayload(browser, { xtnlEmailAddr: mail });
      return () => browser.post(calls.join, payload);
    },
  ],
  'an approval': [
    'people',
    async () => {
      const { code, invitationId } = await makeLink(promiser, { ...promise, needsApproval: true });
      const { epid } = (await joinBy(app, code, newMail())).answer.json<{ epid: string }>();
      return () => admin.post(`${calls.list}/${invitationId}/joins/${epid}/decide`, { decision: 'approve' });
    },
  ],
};

test.each(Object.entries(promising))(
  'INV-07 PRD-04 %s locks department, rank, title and domain until it is recorded',
  async (_what, [table, begin]) => {
    const { answer, found } = await stoppedAt(table, await begin(), () =>
      Promise.all(
        Object.entries(named).map(([each, where]) => isHeld(app, { companyCode, table: each, where }, 'deletion')),
      ),
    );
    expect(Object.keys(named).filter((_table, index) => found[index])).toEqual(Object.keys(named));
    expect(answer.status, answer.text).toBe(200);
  },
);
