import { useLoaded } from '../../../kernel/use-loaded.ts';
import type { Term } from './agreements.ts';
import { loadTerms, type TermsQuery } from './api.ts';

export interface TermsInForm {
  /** Nothing while the terms of this country and service are on their way. */
  readonly terms: readonly Term[] | undefined;
  readonly failure: unknown;
  readonly reload: () => void;
}

/**
 * Terms of the chosen country. Another language keeps the old ones until it loads; another country removes them at
 * once.
 */
export function useTerms(question: TermsQuery): TermsInForm {
  const subject = `${question.country} ${question.isCompanyAdministrator}`;
  const loaded = useLoaded(`${subject} ${question.language}`, async () => ({
    subject,
    terms: await loadTerms(question),
  }));
  return {
    terms: loaded.data?.subject === subject ? loaded.data.terms : undefined,
    failure: loaded.failure,
    reload: loaded.reload,
  };
}
