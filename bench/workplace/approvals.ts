import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { titleAad } from '../../server/src/modules/workplace/approval-requests/content.ts';
import { inCompany } from '../../server/src/kernel/db/database.ts';
import { compare, interleave } from '../kernel/compare.ts';
import type { Figure } from '../kernel/figures.ts';
import { load, type LoadResult } from '../kernel/load.ts';
import type { Stage } from '../kernel/stage.ts';
import { type PlantedCompany, plantSuite } from '../lists/planted-people.ts';

// Smaller for a trial: `BENCH_PEOPLE=20000 BENCH_COMPANIES=5 npm run bench -- approvals`.
const rounds = 5;
const seconds = 2;
const connections = 4;
const policies = 1_000;
const amount = 5_000_000;
const requests = 10_000;
const formId = '00000000-0000-4000-8000-000000000001';

/** Measures the dry run of 1,000 policies, of which the last one applies, and an inbox, in a company of 1,000,000 people. */
export async function measureApprovals(stage: Stage): Promise<Figure[]> {
  const administrator = await plantSuite(stage);
  const { companyCode, cookie } = administrator;
  const personId = await plantPolicies(stage, companyCode);
  await stage.vacuum();
  const headers = { cookie };
  const body = JSON.stringify({ personId, documentKind: 'expense', amount });
  const asked = `company=${companyCode}&person=${personId}&amount=${amount}`;
  const of = (connections: number) =>
    interleave({
      rounds,
      floor: () =>
        load({ url: `${stage.floorUrl}/approval-route?${asked}`, connections, seconds, request: () => ({ headers }) }),
      product: () =>
        load({
          url: `${stage.productUrl}/api/v1/approval-route-trials`,
          connections,
          seconds,
          method: 'POST',
          request: () => ({ headers, body }),
        }),
    });
  const rate = { of: ({ perSecond }: LoadResult) => perSecond, unit: '/s', bound: { min: 1 / 5 } };
  const alone = { of: ({ p50Ms }: LoadResult) => p50Ms, unit: 'ms', bound: { max: 5 } };
  const inbox = await measureInbox(stage, administrator, personId);
  return [
    ...inbox,
    compare('approvals, dry run of 1,000 policies, rate', await of(connections), rate),
    compare('approvals, dry run of 1,000 policies, 1 connection, p50', await of(1), alone),
  ];
}

/** The first page of 10,000 requests that wait for the administrator, beside its bare statement. */
async function measureInbox(
  stage: Stage,
  { companyCode, personId: approverId, cookie }: PlantedCompany,
  requesterId: string,
): Promise<Figure[]> {
  await plantRequests(stage, { companyCode, requesterId, approverId });
  await stage.vacuum();
  const headers = { cookie };
  const asked = `company=${companyCode}&person=${approverId}`;
  const result = await interleave({
    rounds,
    floor: () =>
      load({ url: `${stage.floorUrl}/approval-inbox?${asked}`, connections, seconds, request: () => ({ headers }) }),
    product: () =>
      load({
        url: `${stage.productUrl}/api/v1/approval-requests?box=waiting`,
        connections,
        seconds,
        request: () => ({ headers }),
      }),
  });
  const rate = { of: ({ perSecond }: LoadResult) => perSecond, unit: '/s', bound: { min: 1 / 3 } };
  return [compare('approvals, inbox of 10,000 requests, rate', result, rate)];
}

interface PlantedRequests {
  readonly companyCode: string;
  readonly requesterId: string;
  readonly approverId: string;
}

/** Plants requests that wait for one person, with sealed titles as the product writes them. */
async function plantRequests(
  { db, keyring }: Stage,
  { companyCode, requesterId, approverId }: PlantedRequests,
): Promise<void> {
  const ids = Array.from({ length: requests }, () => randomUUID());
  const titles = ids.map((id) => keyring.encrypt('A request', titleAad(id)));
  const content = keyring.encrypt('{}', 'bench');
  await inCompany(db, companyCode, async (tx) => {
    await sql`
      insert into approval_form_versions (company_code, approval_form_id, version, name, english_name, note, document_kind,
        is_active, fields)
      values (${companyCode}, ${formId}::uuid, 1, 'Expense', '', '', 'expense', true, '[{}]'::jsonb)`.execute(tx);
    await sql`
      insert into approval_requests (company_code, request_id, request_number, approval_form_id, form_version, approval_policy_id,
        policy_version, requester_id, document_kind, state, title, content, submitted_at)
      select ${companyCode}, id, n, ${formId}::uuid, 1, ${formId}::uuid, 1, ${requesterId}::uuid, 'expense', 'waiting', title,
        ${content}, app_now()
      from unnest(${ids}::uuid[], ${titles}::bytea[]) with ordinality r (id, title, n)`.execute(tx);
    await sql`
      insert into approval_steps (company_code, request_id, step_number, source, rule, is_repeated)
      select ${companyCode}, id, 1, 'person', 'one', false from unnest(${ids}::uuid[]) id`.execute(tx);
    await sql`
      insert into approval_approvers (company_code, request_id, step_number, person_id, state, waiting_since)
      select ${companyCode}, id, 1, ${approverId}::uuid, 'now', app_now() - n * interval '1 second'
      from unnest(${ids}::uuid[]) with ordinality r (id, n)`.execute(tx);
  });
}

/** Plants policies with three versions each, and a head for every department; answers who asks. */
async function plantPolicies(stage: Stage, companyCode: string): Promise<string> {
  const steps = JSON.stringify(
    ['departmentHead', 'headAbove'].map((source) => ({ source, rule: 'one', personIds: [], jobCode: '' })),
  );
  return inCompany(stage.db, companyCode, async (tx) => {
    await sql`insert into approval_policies (company_code, name, sort_order, version)
      select ${companyCode}, 'Policy ' || n, n, 3 from generate_series(1, ${policies}::integer) n`.execute(tx);
    await sql`
      insert into approval_policy_versions (company_code, approval_policy_id, version, name, english_name, department_code,
        amount_to, is_active, active_from, steps)
      select ${companyCode}, a.approval_policy_id, v.version, a.name, '',
        case when a.sort_order % 2 = 0 then null else 'D' || lpad((a.sort_order % 9000 + 500)::text, 5, '0') end,
        case when a.sort_order = ${policies} then null else 1000 + a.sort_order end, true, '2026-01-01', ${steps}::jsonb
      from approval_policies a cross join generate_series(1, 3) v (version) where a.company_code = ${companyCode}`.execute(
      tx,
    );
    await sql`
      insert into department_heads (company_code, department_code, person_id, place)
      select distinct on (department_code) company_code, department_code, person_id, 1 from people
      where company_code = ${companyCode} order by department_code, person_id`.execute(tx);
    const { rows } = await sql<{ id: string }>`
      select person_id as id from people p where company_code = ${companyCode} and department_code = 'D00123'
        and not exists (select from department_heads h where h.company_code = p.company_code and h.person_id = p.person_id)
      limit 1`.execute(tx);
    const [row] = rows;
    if (!row) throw new Error('nobody is in the department');
    return row.id;
  });
}
