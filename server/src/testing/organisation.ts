import { inCompany } from '../kernel/db/database.ts';
import type { Browser } from './browser.ts';
import { memberBrowser } from './member.ts';
import type { TestApp } from './test-app.ts';

/** A new company's administrator; the code is the test's own, so that tests do not share rows. */
export function administratorOf(app: TestApp, companyCode: string): Promise<Browser & { readonly personId: string }> {
  return memberBrowser(app, { companyCode, role: 'administrator' });
}

/** Puts the set-up of a company into a state, as the wizard's end does. */
export async function setSetUpState({ kernel }: TestApp, companyCode: string, state: string): Promise<void> {
  await kernel.db
    .updateTable('companies')
    .set({ set_up_state: state })
    .where('company_code', '=', companyCode)
    .execute();
}

/** The codes of a company's departments, TOP left out. */
export async function departmentCodes({ kernel }: TestApp, companyCode: string): Promise<string[]> {
  const rows = await inCompany(kernel.db, companyCode, (tx) =>
    tx
      .selectFrom('departments')
      .select('department_code')
      .where('company_code', '=', companyCode)
      .where('department_code', '<>', 'TOP')
      .orderBy('department_code')
      .execute(),
  );
  return rows.map(({ department_code: code }) => code);
}

/** Returns the actors and targets of an operation in the company's audit log. */
export function auditRows({ kernel }: TestApp, companyCode: string, operation: string) {
  return inCompany(kernel.db, companyCode, (tx) =>
    tx
      .selectFrom('audit_log')
      .select(['actor_id', 'target_kind', 'target_id'])
      .where('company_code', '=', companyCode)
      .where('operation', '=', operation)
      .orderBy('audit_id')
      .execute(),
  );
}
