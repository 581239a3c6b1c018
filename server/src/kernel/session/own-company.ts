import { refuse } from '@madang/contract/refuse.ts';
import type { Session } from './session.ts';

/** MEM-04: refuses a company code other than the caller's, existing or not. The session's company is always used. */
export function requireOwnCompany(session: Session, ...named: readonly (string | undefined)[]): void {
  if (named.some((code) => code !== undefined && code !== session.companyCode)) throw refuse('CO401');
}
