import type { Target } from '../../../kernel/operations/outcome.ts';

export function jobTarget(id: string): Target {
  return { kind: 'console-job', id };
}
