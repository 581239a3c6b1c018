import type { Target } from '../../../kernel/operations/outcome.ts';

/** The person that a row has registered; none for any other row. */
export function employeeTarget(target: Target | undefined, outcome: unknown): string[] {
  const isRegistered = typeof outcome === 'object' && outcome !== null && 'loginId' in outcome && 'personId' in outcome;
  return target?.kind === 'person' && isRegistered ? [target.id] : [];
}

export const importTarget = (importId: string): Target => ({ kind: 'import', id: importId });
