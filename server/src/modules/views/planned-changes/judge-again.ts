import type { Kernel } from '../../../kernel/kernel.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { judgePlannedChanges } from './operations/judge-planned-changes.ts';

/** STA-10: tries again what waits for a person whose state has changed. */
export async function judgeAgain(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode, personId } = payload as PersonKey;
  await execute(kernel, judgePlannedChanges, commandOrigin(companyCode), { personId });
}
