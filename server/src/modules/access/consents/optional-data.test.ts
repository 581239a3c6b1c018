import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { personFields } from '@madang/contract/people/people/fields.ts';
import { fieldsOfItem, optionalFields, optionalItems } from '@madang/contract/people/people/optional-items.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { rewriteSoonTask } from '../../../kernel/jobs/rewrite-soon.ts';
import {
  answersOf,
  consentCalls as calls,
  consentSteps,
  privacyOf,
  ticketOf,
  type Waiting,
} from '../../../testing/consent-steps.ts';
import { databaseText } from '../../../testing/database/database-text.ts';
import {
  addTestPerson,
  employeesOf,
  finishedExport,
  jobsOf,
  resultOf,
  type TestPerson,
} from '../../../testing/people.ts';
import { plannedJobs } from '../../../testing/database/planned-jobs.ts';
import { startTestApp } from '../../../testing/test-app.ts';

let logged = '';
const log = pino(
  { level: 'debug' },
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged += chunk.toString();
      done();
    },
  }),
);
const app = await startTestApp({ log });
const { kernel } = app;
const { waitingPerson } = consentSteps(app);

const canaries = {
  companyContact: '+82-2-7391-6428',
  mobile: '+82-10-8264-7391',
  photo: 'canary-photo-bytes',
  personalMail: 'canary.private@outside.example',
  birthday: '02-29',
  refereeMobile: '+82-10-6428-8264',
};
const given: ReadonlyMap<string, string> = new Map(Object.entries(canaries));
/** Every optional value of one person but the English names, by its column; none of them is anywhere else. */
const values: Readonly<Record<string, string>> = Object.fromEntries(
  optionalFields
    .filter((name) => !fieldsOfItem('englishName').includes(name))
    .map((name) => [personFields[name].column, given.get(name) ?? `카나리아 ${name}`]),
);
const englishName = 'Canaria Singing';

const birthdayIndex = () => kernel.keyring.blindIndex('person-birthday', canaries.birthday);

async function giveEverything({ companyCode, personId }: Pick<TestPerson, 'companyCode' | 'personId'>) {
  const sealed = Object.fromEntries(
    Object.entries(values).map(([column, value]) => [
      column,
      // The photo is a file; its row has the name of it alone.
      column === 'photo' ? value : kernel.keyring.encrypt(value, `people.${column}.${personId}`),
    ]),
  );
  await inCompany(kernel.db, companyCode, (tx) =>
    tx
      .updateTable('people')
      .set({
        ...sealed,
        mobile_index: kernel.keyring.blindIndex('mobile', '+821082647391'),
        birthday_index: birthdayIndex(),
        english_name: englishName,
      })
      .where('company_code', '=', companyCode)
      .where('person_id', '=', personId)
      .execute(),
  );
  return Object.values(sealed);
}

/** A value as a careless table or log would hold it, in clear or sealed. */
function formsOf(value: string | Buffer): string[] {
  const bytes = Buffer.from(value);
  return [...(typeof value === 'string' ? [value] : []), bytes.toString('hex'), bytes.toString('base64')];
}

/** Returns in how many seconds the tables with names in clear are rewritten. */
async function rewritingBegins(): Promise<number[]> {
  return (await plannedJobs(app, rewriteSoonTask)).map(({ waitSeconds }) => waitSeconds);
}

async function purgeRewriting(): Promise<void> {
  await app.pools.owner.query('delete from graphile_worker._private_jobs where key = $1', [rewriteSoonTask]);
}

/** Ways to decline, and the answer: at the sign-in that asks, or later on the user's account page. */
const ways = {
  'at the log-in': async (waiting: Waiting) => {
    expect((await waiting.browser.post(calls.agree, answersOf(waiting))).status).toBe(200);
    const answer = await waiting.browser.post(calls.privacy, privacyOf(waiting, { agmtYn: 'N' }));
    expect(answer.status, answer.text).toBe(200);
    const { data } = answer.json<{ data: { dltItms: string[]; dltDt: string; zoneCd: string } }>();
    return { text: answer.text, deleted: data.dltItms, deletedAt: data.dltDt, timeZone: data.zoneCd };
  },
  'on the page of one’s own account': async (waiting: Waiting) => {
    const { browser, version } = waiting;
    expect((await browser.form(calls.form, { ticket: await ticketOf(waiting) })).status).toBe(303);
    const answer = await browser.put('/api/v1/consents/PIAR', { isAgreed: false, version });
    expect(answer.status, answer.text).toBe(200);
    return {
      text: answer.text,
      ...answer.json<{ receipt: { deleted: string[]; deletedAt: string; timeZone: string } }>().receipt,
    };
  },
} as const;

/** Ends the sign-in where it still waits. */
async function loggedIn(waiting: Waiting): Promise<Waiting['browser']> {
  const { browser } = waiting;
  if ((await browser.get('/api/v1/session')).status === 200) return browser;
  const { ticket } = (await browser.post(calls.ticket)).json<{ ticket: string }>();
  expect((await browser.form(calls.form, { ticket })).status).toBe(303);
  return browser;
}

test.each(Object.entries(ways))(
  'RCN-02 SGN-15 declining the optional items %s deletes all of their values and sends a receipt',
  async (name, decline) => {
    const receiptTo = `canary.receipt${name.length}@outside.example`;
    const waiting = await waitingPerson({ externalMail: receiptTo });
    const { browser, person } = waiting;
    const bystander = await addTestPerson(app, { companyCode: person.companyCode, mobile: '+82-10-5555-0101' });
    const sealed = await giveEverything(person);
    const index = kernel.keyring.blindIndex('mobile', '+821082647391');
    await purgeRewriting();
    // Days stand everywhere, also this one; sealed and as an index it is this person's.
    const inWords = Object.values(values).filter((value) => value !== canaries.birthday);
    const indexes = [index, birthdayIndex()];
    const held = [...inWords, englishName, '8264-7391', '821082647391', ...sealed, ...indexes].flatMap(formsOf);
    const before = await databaseText(app);
    // The search finds what is there: the sealed values, the index and the name in clear.
    for (const value of [
      ...sealed.map((bytes) => bytes.toString('hex')),
      ...indexes.map((each) => each.toString('hex')),
      englishName,
    ]) {
      expect(before).toContain(value);
    }
    const administrator = (await employeesOf(app).administratorOf(person.companyCode)).browser;
    const employeesFile = await finishedExport(administrator);
    expect(employeesFile.text).toContain(englishName);
    expect((await browser.post(calls.begin)).json()).toMatchObject({
      waiting: { stored: expect.arrayContaining([...optionalItems]) },
    });
    const answer = await decline(waiting);
    expect(answer.deleted.toSorted()).toEqual([...optionalItems].toSorted());
    expect(Number.isNaN(Date.parse(answer.deletedAt))).toBe(false);

    // The one item in clear: its bytes go from the files within a minute or two, however many decline.
    expect(await rewritingBegins()).toEqual([60]);
    // What an administrator took out before is over, and its file goes.
    expect((await resultOf(administrator, employeesFile.jobId)).status).toBe(404);
    expect(await jobsOf(administrator)).toMatchObject([{ state: 'failed', errorCode: 'JOB_RESULT_DELETED' }]);
    await expect.poll(() => kernel.files.get(person.companyCode, employeesFile.jobId)).toBeUndefined();
    const mail = await app.mailbox.next(receiptTo);
    const exported = await (await loggedIn(waiting)).post('/api/v1/profile/data');
    expect(exported.text).toContain(person.personId);
    // The person's language, whatever the browser asks for; one moment in their zone: on the screen and, in words, here.
    expect(mail.text).toContain('닉네임');
    expect([answer.timeZone, mail.text]).toEqual(['Asia/Seoul', expect.stringContaining('(한국 표준시)')]);
    const places = {
      database: await databaseText(app),
      log: logged,
      answer: answer.text,
      mail: JSON.stringify(mail),
      export: exported.text,
    };
    expect(places.database).toContain(person.personId);
    for (const [place, text] of Object.entries(places)) {
      for (const value of held) expect(text.includes(value), `${value} in ${place}`).toBe(false);
    }
    const rows = await inCompany(kernel.db, person.companyCode, (tx) =>
      tx
        .selectFrom('agreements')
        .select(['part', 'is_agreed'])
        .where('person_id', '=', person.personId)
        .orderBy('agreed_at')
        .execute(),
    );
    expect(rows[0]).toEqual({ part: 'whole', is_agreed: true });
    expect(rows.at(-1)).toEqual({ part: 'optional', is_agreed: false });
    const [other] = await inCompany(kernel.db, person.companyCode, (tx) =>
      tx.selectFrom('people').select(['english_name', 'mobile']).where('person_id', '=', bystander.personId).execute(),
    );
    expect(other?.english_name).toBe('Sol Baek');
    expect(other?.mobile).not.toBeNull();
  },
);

test('RCN-02 agreeing keeps all optional data, and the deletion runs once', async () => {
  const waiting = await waitingPerson();
  const { browser, person } = waiting;
  await giveEverything(person);
  await browser.post(calls.agree, answersOf(waiting));
  const kept = await browser.post(calls.privacy, privacyOf(waiting));
  expect(kept.json()).toEqual({ result: 'success', data: null });
  const late = await browser.post(calls.privacy, privacyOf(waiting, { agmtYn: 'N' }));
  expect([late.status, late.error.errorCode]).toEqual([403, 'CO403']);
  expect((await browser.post(calls.begin)).json<{ waiting: { stored: string[] } }>().waiting.stored).toHaveLength(
    optionalItems.length,
  );
});

test('RCN-02 a refusal empties exactly the columns that hold optional data', async () => {
  const { rows } = await app.pools.owner.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'people' and (data_type = 'bytea' or column_name = 'photo') order by 1`,
  );
  const required = [
    'administrator_info',
    'referee_name',
    'external_mail',
    'external_mail_index',
    'opencode',
    'opencode_index',
  ];
  expect(rows.map(({ name }) => name).filter((name) => !required.includes(name))).toEqual(
    [...Object.keys(values), 'birthday_index', 'mobile_index'].toSorted(),
  );
});
