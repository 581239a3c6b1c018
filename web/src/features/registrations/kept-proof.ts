import { verificationOptions, type VerificationOption } from '@madang/contract/otp/rules.ts';

/** Where this tab keeps, for each of the two pages, how the account was shown to be one's own; never whose it is. */
const keyOf = (page: ProofPage) => `madang.proven.${page}`;

export type ProofPage = 'account' | 'instant';

/** The server has the proof for ten minutes: no second code is spent on a page that is only loaded once more. */
export function keepProof(page: ProofPage, option: VerificationOption): void {
  try {
    sessionStorage.setItem(keyOf(page), option);
  } catch {
    // Where nothing can be kept, a reload begins at the first step.
  }
}

export function dropProof(page: ProofPage): void {
  try {
    sessionStorage.removeItem(keyOf(page));
  } catch {
    // Nothing was kept.
  }
}

/**
 * How it was shown before the page was loaded again, or come back to; whoever is led to the page anew is perhaps somebody else
 * in the same tab, and begins.
 */
export function keptProof(page: ProofPage): VerificationOption | undefined {
  if (!isSameVisit()) {
    dropProof(page);
    return undefined;
  }
  try {
    const kept = sessionStorage.getItem(keyOf(page));
    return verificationOptions.find((option) => option === kept);
  } catch {
    return undefined;
  }
}

const sameVisits: ReadonlySet<string> = new Set(['reload', 'back_forward']);

function isSameVisit(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && sameVisits.has(entry.type));
}
