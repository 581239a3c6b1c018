import { sql } from 'kysely';
import { inCompany } from '../../../kernel/db/database.ts';
import { approveIdRequest } from '../../../modules/access/login-ids/operations/approve-id-request.ts';
import { askForLoginId } from '../../../modules/access/login-ids/operations/ask-for-login-id.ts';
import { cancelIdRequest } from '../../../modules/access/login-ids/operations/cancel-id-request.ts';
import { changeLoginId } from '../../../modules/access/login-ids/operations/change-login-id.ts';
import { confirmIdRequest } from '../../../modules/access/login-ids/operations/confirm-id-request.ts';
import { decideIdRequests } from '../../../modules/access/login-ids/operations/decide-id-requests.ts';
import { refuseIdRequest } from '../../../modules/access/login-ids/operations/refuse-id-request.ts';
import { reopenIdRequest } from '../../../modules/access/login-ids/operations/reopen-id-request.ts';
import { restoreLoginId } from '../../../modules/access/login-ids/operations/restore-login-id.ts';
import { takeBackLoginId } from '../../../modules/access/login-ids/operations/take-back-login-id.ts';
import { example, type Preparation, step } from './example.ts';

/** The actor has an ID and may ask for another one today. */
const named: Preparation = async ({ app: { kernel }, companyCode, actorId }) => {
  await inCompany(kernel.db, companyCode, async (tx) => {
    await sql`insert into login_ids (login_id, company_code, person_id)
      select login_id, company_code, person_id from people where person_id = ${actorId}`.execute(tx);
    await sql`insert into id_change_periods (company_code, sub_organisation_code, starts_on, ends_on)
      values (${companyCode}, ${companyCode}, '2000-01-01', '2100-01-01')`.execute(tx);
  });
  return {};
};

const wanted = { type: 'change', loginId: 'wanted{n}name' } as const;
const asked = [named, step(askForLoginId, wanted)];
const requestId = '{1.requestId}';
const approved = [...asked, step(approveIdRequest, { requestId })];
/** Moment of the decision, as the undo step expects it. */
const decision: Preparation = async ({ app: { kernel }, companyCode }) => {
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ decidedAt: string }>`select approved_at::text as "decidedAt" from id_requests
      where company_code = ${companyCode} and state = 'approved'`.execute(tx),
  );
  return rows[0] ?? {};
};
const person = { kind: 'person', id: '{actor}' };
const fields = ['loginId'];
const detail = { type: 'change' };
const personId = '{actor}';
const audit = [{ target: person, fields, detail }];
const refused = step(refuseIdRequest, { requestId, reason: '중복' });
const change = step(changeLoginId, { personId, wantedLoginId: 'wanted{n}name' });
const another = step(changeLoginId, { personId, wantedLoginId: 'other{n}name' });

export const examples = [
  example(askForLoginId, { given: [named], needsPerson: true, input: wanted, leaves: () => ({ audit }) }),
  example(cancelIdRequest, {
    given: asked,
    needsPerson: true,
    input: { requestId },
    leaves: () => ({ audit: [{ target: person, fields }] }),
  }),
  example(approveIdRequest, {
    given: asked,
    input: { requestId },
    leaves: () => ({ audit, undo: 'reopen-id-request' }),
    meanwhile: { ...refused, refusal: 'EDIT_CONFLICT' },
  }),
  example(refuseIdRequest, {
    given: asked,
    input: { requestId, reason: '중복' },
    leaves: () => ({ audit, undo: 'reopen-id-request' }),
    meanwhile: { ...change, refusal: 'EDIT_CONFLICT' },
  }),
  example(reopenIdRequest, {
    given: [...approved, decision],
    input: {
      requestId,
      expected: { state: 'approved', decidedAt: '{3.decidedAt}' },
      before: { state: 'requesting', decidedBy: null },
    },
    leaves: () => ({ audit }),
  }),
  example(confirmIdRequest, { given: approved, needsPerson: true, input: { requestId }, leaves: () => ({ audit }) }),
  example(decideIdRequests, {
    given: asked,
    needsPerson: true,
    input: { requestIds: [requestId], decision: 'approve', reason: '' },
    leaves: ({ runId }) => ({ audit: [{ target: { kind: 'run', id: runId }, detail: { act: 'approveIdRequests' } }] }),
  }),
  example(changeLoginId, {
    given: [named],
    input: { personId, wantedLoginId: 'wanted{n}name', expected: 'administrator-{actor}@people.example' },
    leaves: () => ({ audit: [{ target: person, fields }], undo: 'restore-login-id' }),
    meanwhile: { ...another, refusal: 'EDIT_CONFLICT' },
  }),
  example(takeBackLoginId, {
    given: [named, change],
    input: { personId, expected: 'wanted{n}name@madang.example' },
    leaves: () => ({ audit: [{ target: person, fields }], undo: 'restore-login-id' }),
    meanwhile: { ...another, refusal: 'EDIT_CONFLICT' },
  }),
  example(restoreLoginId, {
    given: [named, change],
    input: {
      personId,
      loginId: 'administrator-{actor}@people.example',
      expected: 'wanted{n}name@madang.example',
    },
    leaves: () => ({ audit: [{ target: person, fields }], undo: 'restore-login-id' }),
    meanwhile: { ...another, refusal: 'EDIT_CONFLICT' },
  }),
];
