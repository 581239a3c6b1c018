import type { Target } from '../../../kernel/operations/outcome.ts';

export function subOrganisationTarget(id: string): Target {
  return { kind: 'sub-organisation', id };
}
