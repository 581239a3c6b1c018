import { sql } from 'kysely';
import { expect } from 'vitest';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { listApprovalRequests, readApprovalRequest } from '@madang/contract/workplace/approval-requests/routes.ts';
import type { Answer, Browser } from '../browser.ts';
import { memberBrowser } from '../member.ts';
import type { TestApp } from '../test-app.ts';
import { addForm, fieldOf } from './forms.ts';
import { addPolicy, companyOfTeams, stepOf } from './policies.ts';

export const requestsPath = '/api/v1/approval-requests';

export const codeOf = ({ status, error }: Answer) => (status === 200 ? 'done' : error.errorCode);

/** A company of teams with a form, people with sessions, and the policies that it is given. */
export async function companyOfRequests(app: TestApp, prefix: string) {
  const company = await companyOfTeams(app, prefix);
  const { own, companyCode, run } = company;
  const formId = await addForm(own, {
    formFields: [
      fieldOf('f1', 'text', { isFieldRequired: true }),
      fieldOf('f2', 'amount'),
      fieldOf('f3', 'file'),
      fieldOf('f4', 'period'),
      fieldOf('f5', 'choice', { choices: [{ choiceName: 'Train', englishChoiceName: '' }] }),
      fieldOf('f6', 'number'),
      fieldOf('f7', 'person'),
      fieldOf('f8', 'department'),
      fieldOf('f9', 'date'),
    ],
  });
  /** A person of a department with a session, its head where wanted. */
  const person = async (departmentCode = 'TEAM', { heads = false } = {}) => {
    const browser = await memberBrowser(app, { companyCode, role: 'employee' });
    const id = browser.personId;
    await run(
      sql`update people set department_code = ${departmentCode}, applied_at = app_now() where person_id = ${id}::uuid`,
    );
    if (heads) {
      await run(sql`insert into department_heads (company_code, department_code, person_id, place)
        values (${companyCode}, ${departmentCode}, ${id}::uuid, 1)`);
    }
    return browser;
  };
  /** Writes a draft and answers its ID. */
  const draft = async (by: Browser, content: object = { f1: 'Seoul' }, requestTitle = 'Trip') => {
    const answer = await by.post(requestsPath, { approvalFormId: formId, requestTitle, formContent: content });
    expect(answer.status, answer.text).toBe(200);
    return answer.json<{ requestId: string }>().requestId;
  };
  const submit = (by: Browser, id: string) => by.post(`${requestsPath}/${id}/submission`, {});
  /** Writes and submits a request, which waits from then on. */
  const waiting = async (by: Browser, content?: object, title?: string) => {
    const id = await draft(by, content, title);
    const answer = await submit(by, id);
    expect(answer.status, answer.text).toBe(200);
    return id;
  };
  const named = (personIds: string[], rule: 'one' | 'all' = 'one') => stepOf('person', { personIds, rule });
  const policy = (...approvalSteps: ReturnType<typeof stepOf>[]) => addPolicy(own, { approvalSteps });
  return { ...company, formId, person, draft, submit, waiting, named, policy };
}

export const decide = (by: Browser, id: string, decision = 'approve', more: object = {}) =>
  by.post(`${requestsPath}/${id}/decision`, {
    decision,
    ...(decision !== 'approve' && { decisionComment: 'No' }),
    ...more,
  });

export const withdraw = (by: Browser, id: string) => by.post(`${requestsPath}/${id}/withdrawal`, {});

export type Read = AnswerOf<typeof readApprovalRequest>;
export async function readRequest(by: Browser, id: string): Promise<Read> {
  const answer = await by.get(`${requestsPath}/${id}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<Read>();
}

export type Listed = AnswerOf<typeof listApprovalRequests>;
export async function boxOf(by: Browser, box: string, more = ''): Promise<Listed> {
  const answer = await by.get(`${requestsPath}?box=${box}${more}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<Listed>();
}

export const idsOf = async (by: Browser, box: string) => (await boxOf(by, box)).items.map(({ requestId }) => requestId);
