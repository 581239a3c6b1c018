import { companyKeyName } from '@madang/contract/ground/companies/known-company.ts';
import { keptKeys } from '../pages/kept-keys.ts';

/** Remembers the company for this browser's sign-in page; the key reveals nothing but what the page shows. */
export function rememberCompany(faceKey: string): void {
  try {
    localStorage.setItem(keptKeys.company, faceKey);
  } catch {}
}

/** The key in the page's address, else the one of the company that this browser signed in to last. */
export function companyKeyHere(search: string): string | null {
  const named = new URLSearchParams(search).get(companyKeyName);
  if (named !== null) return named;
  try {
    return localStorage.getItem(keptKeys.company);
  } catch {
    return null;
  }
}

export function purgeCompany(faceKey: string): void {
  if (companyKeyHere('') !== faceKey) return;
  try {
    localStorage.removeItem(keptKeys.company);
  } catch {}
}
