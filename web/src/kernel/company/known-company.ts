import { companyKeyName } from '@madang/contract/companies/known-company.ts';

const storageKey = 'company';

/** After a log-in this browser's log-in page shows the company; the key reveals nothing but what the page shows. */
export function rememberCompany(faceKey: string): void {
  try {
    localStorage.setItem(storageKey, faceKey);
  } catch {}
}

/** The key in the page's address, else the one of the company that this browser logged in to last. */
export function companyKeyHere(search: string): string | null {
  const named = new URLSearchParams(search).get(companyKeyName);
  if (named !== null) return named;
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export function forgetCompany(faceKey: string): void {
  if (companyKeyHere('') !== faceKey) return;
  try {
    localStorage.removeItem(storageKey);
  } catch {}
}

/** Runs something that empties the browser's memory, and keeps which company it logged in to. */
export function keepingCompany(work: () => void): void {
  const known = companyKeyHere('');
  work();
  if (known !== null) rememberCompany(known);
}
