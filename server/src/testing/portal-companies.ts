import { inCompany } from '../kernel/db/database.ts';
import { memberBrowser } from './member.ts';
import type { TestApp } from './test-app.ts';

let companies = 0;

/** An administrator of a new company that is still being set up. */
export function newAdministrator(app: TestApp, prefix: string) {
  companies += 1;
  const companyCode = `${prefix}${companies}`;
  return memberBrowser(app, { companyCode, role: 'administrator' }).then((browser) =>
    Object.assign(browser, { companyCode }),
  );
}

/** Ends a company's set-up, as its last step or the quit popup does. */
export function endSetUp(
  { kernel }: TestApp,
  companyCode: string,
  state: 'none' | 'finished' | 'quit' | 'abandoned' = 'finished',
) {
  return kernel.db
    .updateTable('companies')
    .set({ set_up_state: state })
    .where('company_code', '=', companyCode)
    .execute();
}

/** Returns the operations, actors and targets in a company's audit log, oldest first. */
export function auditOf({ kernel }: TestApp, companyCode: string) {
  return inCompany(kernel.db, companyCode, (tx) =>
    tx
      .selectFrom('audit_log')
      .select(['operation', 'actor_id', 'target_id'])
      .where('company_code', '=', companyCode)
      .orderBy('occurred_at')
      .execute(),
  );
}
