import { refuse } from '@madang/contract/refuse.ts';
import type { Session } from './session.ts';

/**
 * MEM-04: a call that names a company names the caller's own; every other is refused alike, existing or not. The
 * company of the work is the session's in any case.
 */
export function requireOwnCompany(session: Session, ...named: readonly (string | undefined)[]): void {
  if (named.some((code) => code !== undefined && code !== session.companyCode)) throw refuse('CO401');
}
