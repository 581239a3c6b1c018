import type { Tx } from '../../../../kernel/db/database.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { Audited } from '../../../../kernel/operations/outcome.ts';
import type { PersonKey } from '../../../../kernel/session/person-key.ts';
import { sendAccountNotice } from '../../../people/notifications/index.ts';
import { timeOf } from '../change-factors.ts';
import type { StoredPasskey } from './passkeys.sql.ts';

/** Audit name of a detected copy. */
export const copyName = 'find-passkey-copy';

/** The sign-in that showed the copy is refused; the person is notified all the same. Answers the row of it. */
export async function notifyOfCopy(
  tx: Tx,
  kernel: Kernel,
  person: PersonKey,
  { passkeyId, name }: StoredPasskey,
): Promise<Audited> {
  const notice = { changed: 'passkeyCopied', changedAt: await timeOf(tx), params: { name } } as const;
  await sendAccountNotice(tx, kernel, person, notice);
  return { as: copyName, target: { kind: 'passkey', id: passkeyId } };
}
