import type { StoredStep } from '../../../../kernel/operations/outcome.ts';

/** What takes a registration back that a run has made: who has applied meanwhile stays. */
export function withdrawal(personId: string): StoredStep {
  return { name: 'withdraw-registration', input: { personId } };
}
