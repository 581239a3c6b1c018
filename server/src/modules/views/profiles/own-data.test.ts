// Runs on every PostgreSQL: the catalogues.
import { expect, test } from 'vitest';
import { ownDataLimit } from '@madang/contract/views/profiles/limits.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { ownDataRows } from '../../../kernel/own-data/own-data.ts';
import { answerOptional, addTestPerson, signInAs, testPassword, type TestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { ownDataSections } from './own-data.ts';

const app = await startTestApp();
const { kernel } = app;
const path = '/api/v1/profile/data';
let lastHost = 0;

function signIn(person: TestPerson) {
  lastHost += 1;
  return signInAs(app, person, { address: `198.51.100.${lastHost}` });
}

/** Tables with a column that names a person, of which a download leaves out, each with the reason. */
const untold = {
  closed_accounts: 'holds what was the account of people who have closed it, and so have no session to download with',
  last_changes: 'keeps for some minutes by which transaction a person changed something, which the activity tells',
  people_search:
    'repeats name, ID and employee number of the person’s row, which are told, in the form that they are searched by',
  company_role_changes: 'names who changed a role of the company, which the activity tells',
  held_changes: 'keeps the sealed input of a change that waits, which the approval requests of the person tell',
  held_operations: 'names who put an operation of the company under a policy, which the activity tells',
  grant_window_changes: 'names who changed hours of the company, which the activity tells',
  role_grants: 'names who gave a right to a role, which the activity tells',
  rights_versions: 'counts how often the rights of a person changed, which the rights themselves tell',
  flows: 'lives for half an hour and holds an index of a contact alone',
  waiting_contacts: 'finds somebody who has no account yet by an index of their contact alone',
  registration_flows: 'lives as long as its flow and holds indexes of contacts alone',
};

/** Sections in the order of the file. */
const sectionNames = [
  'person',
  'welcomeMail',
  'roles',
  'concurrentPosts',
  'recordChanges',
  'loginIds',
  'passwords',
  'secondFactorReminders',
  'secondFactors',
  'knownDevices',
  'hintQuestions',
  'recoveryPin',
  'keys',
  'setUps',
  'agreements',
  'marketingRequests',
  'freePlanContacts',
  'addressesToConfirm',
  'promotions',
  'opencodes',
  'invitationsMade',
  'joinings',
  'posts',
  'comments',
  'recommendations',
  'readPosts',
  'readBoards',
  'calendarAddresses',
  'messages',
  'handovers',
  'employmentChanges',
  'dispatches',
  'dispatchChangesMade',
  'subOrganisation',
  'consoleJobs',
  'recordReviews',
  'hiddenFirstSteps',
  'departmentHeads',
  'savedViews',
  'listLayout',
  'emblems',
  'sharedAddresses',
  'approvalPolicies',
  'approvalForms',
  'approvalRequests',
  'approvalDecisions',
  'approvalHistory',
  'approvalFiles',
  'approvalStandIns',
  'seats',
  'idRequests',
  'rightRequests',
  'imports',
  'importHeadings',
  'sessions',
  'failedLogIns',
  'waitingLogIns',
  'companiesByOneLogin',
  'rights',
  'rightsChanges',
  'plannedChanges',
  'changesOfManyRows',
  'rowsOfManyChanges',
  'activity',
  'changesMade',
];

test('MEM-06 a download requires a session', async () => {
  const answer = await app.browser().post(path);
  expect([answer.status, answer.error.errorCode]).toEqual([401, 'AC100']);
});

test('ACC-09 every table that names a person is part of their download', async () => {
  const { rows } = await app.pools.owner.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'uuid'
       and column_name ~ '(person|actor|author|inviter|requester|uploader)_id$|_by$' order by 1`,
  );
  const told = ownDataSections(kernel).flatMap(({ tables }) => tables);
  // A new table belongs into its module's own-data file, or above with the reason.
  expect(rows.map(({ name }) => name)).toEqual([...new Set([...told, ...Object.keys(untold)])].toSorted());
});

test('ACC-09 a person downloads the data about them in clear, and nothing about anyone else', async () => {
  const person = await addTestPerson(app, { externalMail: 'all.of.me@outside.example', mobile: '+82-10-4400-1177' });
  const other = await addTestPerson(app, { companyCode: person.companyCode, externalMail: 'not.me@outside.example' });
  await signIn(other);
  await answerOptional(app, person, true);
  const own = await signIn(person);
  await own.put('/api/v1/profile', {
    surname: '한',
    givenName: '바다',
    englishName: 'Bada Han',
    language: 'ko',
    timeZone: 'Asia/Seoul',
  });
  const answer = await own.post(path);
  expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/json; charset=utf-8',
    'no-store',
  ]);
  const data = answer.json<Record<string, Record<string, unknown>[]>>();
  expect(Object.keys(data)).toEqual(['companyCode', ...sectionNames]);
  expect(data['person']).toMatchObject([
    { fullName: '한바다', externalMail: 'all.of.me@outside.example', mobile: '+82-10-4400-1177', nickname: null },
  ]);
  expect(data['loginIds']).toMatchObject([{ loginId: person.loginId }]);
  expect(data['roles']).toMatchObject([{ role: 'employee' }]);
  expect(data['passwords']).toHaveLength(1);
  expect(data['sessions']).toHaveLength(1);
  const activity = data['activity']?.map(({ operation, doneBy }) => `${String(operation)} ${String(doneBy)}`);
  expect(activity?.slice(-2)).toEqual(['change-profile self', 'download-own-data self']);
  for (const foreign of [other.personId, other.loginId, 'not.me@outside.example']) {
    expect(answer.text).not.toContain(foreign);
  }
});

test('ACC-09 a download contains no secret, hash or index', async () => {
  const person = await addTestPerson(app, { externalMail: 'no.secrets@outside.example', mobile: '+82-10-4400-2288' });
  const own = await signIn(person);
  const { text } = await own.post(path);
  const { rows } = await app.pools.owner.query<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
     where table_schema = 'public' and (data_type = 'bytea' or column_name like '%hash%')`,
  );
  const secrets: string[] = [testPassword, own.cookies.get('sid') ?? 'sid', own.cookies.get('device') ?? 'device'];
  const admin = await app.pools.owner.connect();
  try {
    // Row-level security holds for the owner too, but not for the user that connected.
    await admin.query('set role none');
    for (const { table, column, type } of rows) {
      const found = await admin.query<{ value: Buffer | string | null }>(`select ${column} as value from ${table}`);
      for (const { value } of found.rows) {
        if (value === null) continue;
        if (type === 'bytea') secrets.push((value as Buffer).toString('hex'), (value as Buffer).toString('base64'));
        else secrets.push(String(value));
      }
    }
  } finally {
    await admin.query('set role madang_owner');
    admin.release();
  }
  expect(secrets.length).toBeGreaterThan(20);
  for (const secret of secrets.filter((each) => each.length > 6)) expect(text.includes(secret), secret).toBe(false);
});

test('ACC-09 data beyond one page is complete, each row once', async () => {
  const person = await addTestPerson(app);
  await inCompany(kernel.db, person.companyCode, (tx) =>
    tx
      .insertInto('audit_log')
      .values(
        Array.from({ length: 2 * ownDataRows }, (_each, index) => ({
          company_code: person.companyCode,
          operation: `step-${index}`,
          actor_kind: 'person',
          actor_id: person.personId,
          target_kind: 'person',
          target_id: person.personId,
          request_id: 'many',
        })),
      )
      .execute(),
  );
  const own = await signIn(person);
  const { activity } = (await own.post(path)).json<{ activity: { operation: string }[] }>();
  const steps = activity.filter(({ operation }) => operation.startsWith('step-'));
  expect([steps.length, new Set(steps.map(({ operation }) => operation)).size]).toEqual([400, 400]);
});

test('ACC-09 many downloads at once are limited per day and person', async () => {
  const person = await addTestPerson(app);
  const own = await signIn(person);
  const answers = await Promise.all(Array.from({ length: 12 }, () => own.post(path)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(ownDataLimit.count);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.map(({ error }) => error.errorCode)).toEqual(refused.map(() => 'OWN_DATA_LIMIT'));
  const written = await inCompany(kernel.db, person.companyCode, (tx) =>
    tx.selectFrom('audit_log').select('audit_id').where('operation', '=', 'download-own-data').execute(),
  );
  expect(written).toHaveLength(ownDataLimit.count);
  const colleague = await signIn(await addTestPerson(app, { companyCode: person.companyCode }));
  expect((await colleague.post(path)).status).toBe(200);
  await app.advance(ownDataLimit.seconds + 1);
  expect((await (await signIn(person)).post(path)).status).toBe(200);
});
