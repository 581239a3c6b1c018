import { daySeconds } from '@madang/contract/kernel/durations.ts';
import type { CodeOption } from '@madang/contract/secrets/otp/rules.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { consumeFromLimit } from '../../../kernel/limits/rate-limit.ts';
import { holderIndex } from './targets.ts';

/**
 * Counts an unrequested mail or SMS, invitation or welcome; false once the mailbox or phone had enough of all companies
 * today.
 */
export function consumeUnaskedSend(
  tx: Tx,
  { keyring }: Pick<Kernel, 'keyring'>,
  { option, target }: { readonly option: CodeOption; readonly target: string },
  perDay: number,
): Promise<boolean> {
  const holder = holderIndex(keyring, option, target).toString('hex');
  return consumeFromLimit(tx, `invitation-target:${holder}`, { count: perDay, seconds: daySeconds });
}
