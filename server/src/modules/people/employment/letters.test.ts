// Runs on every PostgreSQL: row locks.
import { type Language } from '@madang/contract/kernel/languages.ts';
import { expect, test } from 'vitest';
import { startWork } from '../../../app.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addTestPerson, employeesOf, employeesPath, signInAs, type TestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { modules } from '../../index.ts';
import { tellOfChange } from './letters.ts';

// No job runs: what a test reads was written with the change, and a worker that was killed in between has sent none of it.
const app = await startTestApp({ work: false });
const { administratorOf } = employeesOf(app);
const retirement = { reason: 'dismissal', note: '비공개 사유입니다', when: 'now', handovers: [] };
const at = (personId: string, act: string) => `${employeesPath}/${personId}/${act}`;
const inboxOf = async (browser: Browser) => {
  const { items } = (await browser.get('/api/v1/inbox-messages')).json<{
    items: { subject: string; text: string }[];
  }>();
  return items;
};

interface Staff {
  readonly administrator: Browser;
  readonly companyCode: string;
  readonly person: TestPerson;
  readonly head: TestPerson;
  readonly headBrowser: Browser;
}

let number = 0;
/** A department with a head, who reads a language, and a person with a mailbox outside. */
async function staffOf(language: Language = 'ko'): Promise<Staff & { readonly externalMail: string }> {
  const { browser: administrator, companyCode } = await administratorOf();
  number += 1;
  const externalMail = `leaves.${number}@outside.example`;
  const person = await addTestPerson(app, { companyCode, externalMail });
  const head = await addTestPerson(app, { companyCode, language });
  const heads = await administrator.put('/api/v1/organisation/departments/TOP/heads', {
    personIds: [head.personId],
  });
  expect(heads.status, heads.text).toBe(200);
  return { administrator, companyCode, person, head, headBrowser: await signInAs(app, head), externalMail };
}

test('STA-02 STA-07 OPS-01 letters of a change are stored with it, and arrive once when a worker runs again', async () => {
  const { administrator, person, headBrowser, externalMail } = await staffOf();
  const retired = await administrator.post(at(person.personId, 'retirement'), retirement);
  expect(retired.status, retired.text).toBe(200);
  expect(app.mailbox.count(externalMail)).toBe(0);
  const worker = await startWork(app.kernel, app.pools, modules);
  const letter = await app.mailbox.next(externalMail);
  expect(letter).toMatchObject({ subject: '[한빛상사] 퇴직 처리되었습니다' });
  expect(letter.text).not.toContain(retirement.note);
  await worker.stop();
  // The login mailbox belongs to the company, and is no way to a person who left.
  expect([app.mailbox.count(externalMail), app.mailbox.count(person.loginId)]).toEqual([1, 0]);
  const [message, ...others] = await inboxOf(headBrowser);
  expect([message?.subject, others]).toEqual(['구성원이 퇴직했습니다', []]);
  expect(message?.text).toContain('백솔(한빛상사) 님이');
  expect(message?.text).not.toContain(retirement.note);
});

test('STA-07 a change that is rolled back in its transaction sends no letter', async () => {
  const { companyCode, person, head } = await staffOf();
  const rows = () =>
    inCompany(app.kernel.db, companyCode, (tx) =>
      tx
        .selectFrom('inbox_messages')
        .select('person_id')
        .where('person_id', 'in', [person.personId, head.personId])
        .execute(),
    );
  const broken = inCompany(app.kernel.db, companyCode, async (tx) => {
    await tellOfChange(tx, app.kernel, person, { kind: 'retired' });
    throw new Error('killed');
  });
  await expect(broken).rejects.toThrow('killed');
  expect(await rows()).toEqual([]);
  await inCompany(app.kernel.db, companyCode, (tx) => tellOfChange(tx, app.kernel, person, { kind: 'retired' }));
  expect(await rows()).toHaveLength(2);
});

test('STA-02 STA-04 USR-13 heads in service get each change in their language, newest first, and former heads do not', async () => {
  const { administrator, person, head, headBrowser } = await staffOf('en');
  const acts = [
    ['suspension', { reason: 'lostDevice', note: '', until: new Date(Date.now() + 86_400_000).toISOString() }],
    ['suspension/end', { note: '' }],
    ['retirement', { ...retirement, when: 'endOfDay' }],
  ] as const;
  for (const [act, body] of acts) {
    const done = await administrator.post(at(person.personId, act), body);
    expect(done.status, done.text).toBe(200);
  }
  expect((await administrator.delete(at(person.personId, 'retirement'))).status).toBe(200);
  expect((await administrator.post(at(person.personId, 'retirement'), retirement)).status).toBe(200);
  expect((await administrator.post(at(person.personId, 'reinstatement'), { note: '' })).status).toBe(200);
  const messages = await inboxOf(headBrowser);
  expect(messages.map(({ subject }) => subject)).toEqual([
    'A member of your department is back',
    'A member of your department has left',
    'A member of your department is staying',
    'A member of your department is leaving',
    'A member’s access is restored',
    'A member’s access is suspended',
  ]);
  expect(messages.every(({ text }) => text.includes('Sol Baek (Hanbit Trading)'))).toBe(true);
  expect(messages.at(-1)?.text).toContain('It is restored on ');
  expect([await countMessages(person), await countMessages(head)]).toEqual([6, 6]);
  // A head who retires gets a letter about that alone; the next head reads of it, and of others from then on.
  const handovers = [{ kind: 'departmentHeads', thingId: 'TOP', toPersonId: person.personId }];
  const left = await administrator.post(at(head.personId, 'retirement'), { ...retirement, handovers });
  expect(left.status, left.text).toBe(200);
  const suspended = { reason: 'other', note: '', until: null };
  expect((await administrator.post(at(person.personId, 'suspension'), suspended)).status).toBe(200);
  expect([await countMessages(person), await countMessages(head)]).toEqual([8, 7]);
});

test('STA-07 USR-13 of two heads of one department suspended at once each gets the news of the other', async () => {
  const { administrator, person, head } = await staffOf();
  const both = [head.personId, person.personId];
  const heads = await administrator.put('/api/v1/organisation/departments/TOP/heads', { personIds: both });
  expect(heads.status, heads.text).toBe(200);
  const suspended = { reason: 'other', note: '', until: null };
  const answers = await Promise.all(both.map((id) => administrator.post(at(id, 'suspension'), suspended)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect([await countMessages(head), await countMessages(person)]).toEqual([2, 2]);
});

async function countMessages({ companyCode, personId }: TestPerson): Promise<number> {
  const rows = await inCompany(app.kernel.db, companyCode, (tx) =>
    tx.selectFrom('inbox_messages').select('message_id').where('person_id', '=', personId).execute(),
  );
  return rows.length;
}
