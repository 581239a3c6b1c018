import type { Target } from '../../../kernel/operations/outcome.ts';

export function approvalFormTarget(id: string): Target {
  return { kind: 'approval-form', id };
}
