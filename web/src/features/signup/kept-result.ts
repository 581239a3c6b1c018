import type { ServiceType } from '@madang/contract/companies/service-types.ts';
import type { Finished } from './use-sign-up.ts';

/** A result as it is drawn: the names are there as long as the page is that the sign-up was made on. */
export type ShownResult = Omit<Finished, 'surname' | 'givenName'> & Partial<Finished>;

/** Where this tab keeps the ID and the company that were just made, so that a reload can show them again (SGN-10). */
const key = 'madang.signedUp';

export function keepResult({ service, loginId, companyName, isUnconfirmed }: ShownResult): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ service, loginId, companyName, isUnconfirmed }));
  } catch {
    // Where nothing can be kept, a reload leads to the log-in without the ID.
  }
}

export function keptResult(service: ServiceType): ShownResult | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isResult(kept) && kept.service === service ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isResult(kept: unknown): kept is ShownResult {
  if (typeof kept !== 'object' || kept === null) return false;
  const { loginId, companyName, isUnconfirmed } = kept as Partial<Record<string, unknown>>;
  return typeof loginId === 'string' && typeof companyName === 'string' && typeof isUnconfirmed === 'boolean';
}
