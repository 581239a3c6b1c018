import type { Target } from '../../../kernel/operations/outcome.ts';

export function grantWindowTarget(id: string): Target {
  return { kind: 'grant-window', id };
}
