import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import type { Browser } from './browser.ts';
import { memberBrowser } from './member.ts';
import type { TestApp } from './test-app.ts';

export { addCompany } from './member.ts';

/** A browser with the session of a platform operator, for tests of what operators do. */
export function operatorBrowser(testApp: TestApp): Promise<Browser & { readonly personId: string }> {
  return memberBrowser(testApp, { companyCode: platformCompany, role: 'operator' });
}
