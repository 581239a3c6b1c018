// Runs on every PostgreSQL: which rows a plan reads, under row-level security.
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { recordsPerPortion } from '@madang/contract/views/audit-log/limits.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { askedOf } from '../../../testing/database/count-statements.ts';
import { plantPeople } from '../../../testing/database/planted-people.ts';
import { rowsReadBy } from '../../../testing/database/read-rows.ts';
import { operatorBrowser } from '../../../testing/operator.ts';
import { administratorOf } from '../../../testing/organisation.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const companyCode = 'LARGE';
const people = Number(process.env['PLANTED_PEOPLE'] ?? 20_000);
const administrator = await administratorOf(app, companyCode);
const operator = await operatorBrowser(app);
const { personId } = administrator;
/** Some rows for each of a portion: its record, the names in it, an offer to undo. */
const readAtMost = 20 * recordsPerPortion;

beforeAll(async () => {
  await plantPeople(app, companyCode, people);
  await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`
      insert into audit_log (company_code, operation, actor_kind, actor_id, target_kind, target_id, request_id, occurred_at)
      select ${companyCode}, (array['log-in', 'read-employee', 'grant-role', 'change-department', 'join'])[1 + n % 5],
        case when n % 5 = 4 then 'visitor' else 'person' end, case when n % 5 < 4 then person_id end,
        case when n % 5 = 3 then 'department' else 'person' end, case when n % 5 = 3 then 'TOP' else person_id::text end,
        'planted', app_now() - n * interval '3 minutes'
      from (select person_id, row_number() over (order by person_id) as n from people where company_code = ${companyCode}) p`.execute(
      tx,
    ),
  );
  await app.pools.owner.query('analyze audit_log');
});

const own = '/api/v1/records';
const searches = [
  ...['administration', 'logIns', 'roles', 'access', 'all'].map((kind) => ({ kind })),
  { kind: 'all', operation: 'grant-role' },
  { kind: 'all', personId },
  { kind: 'all', aboutKind: 'person', aboutId: personId },
  { kind: 'all', aboutKind: 'department', aboutId: 'TOP' },
  { kind: 'all', from: '2026-01-01', to: '2026-01-31' },
];
const asks = [
  ...searches.map((search) => () => administrator.get(`${own}?${new URLSearchParams(search)}`)),
  ...searches.map(
    (search) => () => operator.get(`/api/v1/operator/records?${new URLSearchParams({ ...search, companyCode })}`),
  ),
  () => administrator.get('/api/v1/profile/accesses'),
];

test('MEM-07 a search of the log reads only the people in its rows, also in a large company', async () => {
  for (const ask of asks) {
    const [answer, statements] = await answered(ask);
    expect(answer.status, answer.text).toBe(200);
    const ofLog = statements.filter(({ text }) => text.includes('audit_log'));
    for (const statement of ofLog) {
      const { read } = await rowsReadBy(app, companyCode, statement);
      expect(read, statement.text).toBeLessThan(readAtMost);
    }
  }
});

test('MEM-07 the rows of a large company’s log show the names of their people', async () => {
  const answer = await administrator.get(`${own}?kind=logIns`);
  const { items } = answer.json<{ items: { actor: { fullName: string }; target: { name: string } }[] }>();
  expect(items).toHaveLength(recordsPerPortion);
  for (const { actor, target } of items) expect(target.name).toBe(actor.fullName);
});

test('MEM-07 the file of a large company’s log reads only the people in its rows', async () => {
  const made = await administrator.post(`${own}/exports`, { kind: 'logIns', reason: '보안 점검' });
  const { exportId } = made.json<{ exportId: string }>();
  const [file, statements] = await answered(() => administrator.get(`${own}/exports/${exportId}/file`));
  const lines = file.text.trim().split('\r\n').length - 1;
  expect(lines).toBeGreaterThan(recordsPerPortion);
  const portions = statements.filter(({ text }) => text.includes('"aboutPersonId"'));
  expect(portions.length).toBeGreaterThan(0);
  for (const statement of portions)
    expect((await rowsReadBy(app, companyCode, statement)).read, statement.text).toBeLessThan(10 * lines);
});

test('MEM-07 a cast of the compared column is detected: it reads all people of a large company', async () => {
  const [, statements] = await answered(() => administrator.get(`${own}?kind=all`));
  const ofLog = statements.filter(({ text }) => text.includes('"aboutPersonId"'));
  expect(ofLog).toHaveLength(1);
  for (const { text, values } of ofLog) {
    const compared = 'n.person_id = record."aboutPersonId"';
    expect(text).toContain(compared);
    const cast = text.replace(compared, 'n.person_id::text = record."aboutPersonId"::text');
    expect((await rowsReadBy(app, companyCode, { text: cast, values })).read).toBeGreaterThan(people);
  }
});

async function answered<Answer>(ask: () => Promise<Answer>) {
  const answers: Answer[] = [];
  const statements = await askedOf(async () => void answers.push(await ask()));
  const [answer] = answers;
  if (answer === undefined) throw new Error('there was no answer');
  return [answer, statements] as const;
}
