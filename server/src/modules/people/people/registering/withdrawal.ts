import type { StoredStep } from '../../../../kernel/operations/outcome.ts';

/** The step that takes a registration of a run back: who has applied since stays. */
export function withdrawal(personId: string): StoredStep {
  return { name: 'withdraw-registration', input: { personId } };
}
