import type { ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import { served, signUpResultKey } from '../../access/accounts/index.ts';
import type { Finished } from './use-sign-up.ts';

/** A result as it is drawn: the names are there as long as the page is that the sign-up was made on. */
export type ShownResult = Omit<Finished, 'surname' | 'givenName'> & Partial<Finished>;

export function keepResult({ service, loginId, companyName, isUnconfirmed }: ShownResult): void {
  try {
    const result = { service, loginId, companyName, isUnconfirmed };
    sessionStorage.setItem(signUpResultKey, JSON.stringify(result));
  } catch {
    // Where nothing can be kept, a reload leads to the sign-in without the ID.
  }
}

/** Returns the sign-up result that this tab keeps for the service; 'served' once a sign-in has followed. */
export function keptResult(service: ServiceType): ShownResult | 'served' | undefined {
  try {
    const text = sessionStorage.getItem(signUpResultKey);
    if (text === served) return 'served';
    const kept: unknown = JSON.parse(text ?? 'null');
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
