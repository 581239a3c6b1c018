import type { ApprovalPolicyInput, ApprovalStep } from '@madang/contract/workplace/approval-policies/rules.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { inCompany } from '../../kernel/db/database.ts';
import type { Browser } from '../browser.ts';
import { addMember } from '../member.ts';
import { addDepartments } from '../operations/runs.ts';
import { newAdministrator } from '../portal-companies.ts';
import type { TestApp } from '../test-app.ts';

export const policiesPath = '/api/v1/approval-policies';

export const stepOf = (source: ApprovalStep['source'], more: Partial<ApprovalStep> = {}): ApprovalStep => ({
  source,
  rule: 'one',
  personIds: [],
  jobCode: '',
  ...more,
});

/** A policy as a form sends it, of one step to the head of the department. */
export const policyOf = (changes: Partial<ApprovalPolicyInput> = {}): ApprovalPolicyInput => ({
  approvalPolicyName: 'Expenses',
  englishApprovalPolicyName: '',
  coveredDepartmentCode: '',
  coveredJobRankCode: '',
  documentKind: null,
  amountFrom: null,
  amountTo: null,
  isPolicyActive: true,
  activeFrom: null,
  approvalSteps: [stepOf('departmentHead')],
  ...changes,
});

export async function addPolicy(browser: Browser, changes: Partial<ApprovalPolicyInput> = {}): Promise<string> {
  const answer = await browser.post(policiesPath, policyOf(changes));
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ approvalPolicyId: string }>().approvalPolicyId;
}

/** A company of the division SALE with the team TEAM below it, ranks G1 and G2, and the title T1. */
export async function companyOfTeams(app: TestApp, prefix: string) {
  const own = await newAdministrator(app, prefix);
  const { companyCode } = own;
  const { db } = app.kernel;
  await addDepartments(own, ['SALE', 'TECH']);
  await addDepartments(own, ['TEAM'], 'SALE');
  const run = (statement: ReturnType<typeof sql>) => inCompany(db, companyCode, (tx) => statement.execute(tx));
  await run(sql`insert into job_ranks (company_code, code, name, english_name, sort_order)
    values (${companyCode}, 'G1', '부장', 'Head', 1), (${companyCode}, 'G2', '사원', 'Staff', 2)`);
  await run(sql`insert into job_titles (company_code, code, name, english_name, sort_order)
    values (${companyCode}, 'T1', '재무 담당', 'Treasurer', 1)`);
  /** Adds a person to a department, with rank or title, as its head where wanted. */
  const place = async (
    departmentCode: string,
    { rank = null as string | null, title = null as string | null, heads = false } = {},
  ) => {
    const { personId } = await addMember(db, { companyCode, role: 'employee' });
    await run(sql`update people set department_code = ${departmentCode}, job_rank_code = ${rank}, job_title_code = ${title},
      full_name = ${`${departmentCode} ${personId.slice(0, 6)}`} where person_id = ${personId}::uuid`);
    if (heads) {
      await run(sql`insert into department_heads (company_code, department_code, person_id, place)
        values (${companyCode}, ${departmentCode}, ${personId}::uuid, 1)`);
    }
    return personId;
  };
  return { own, companyCode, run, place };
}
