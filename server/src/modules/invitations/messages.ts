import type { Language } from '@madang/contract/kernel/languages.ts';
import type { ErrorParams } from '@madang/contract/kernel/errors.ts';
import type { InvitationOption } from '@madang/contract/invitations/rules.ts';
import { toE164 } from '@madang/contract/kernel/phone.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';

/** Messages on the way of an invitation. */
export type Notice = 'invited' | 'welcome' | 'waiting' | 'applied' | 'approved' | 'refused';

export interface Recipient {
  readonly option: InvitationOption;
  readonly target: string;
  readonly language: Language;
}

/** Sends one notice as mail or SMS; it leaves after the transaction's end. */
export function sendNotice(
  tx: Tx,
  { outbox, translator }: Pick<Kernel, 'outbox' | 'translator'>,
  { option, target, language }: Recipient,
  { notice, params, usefulSeconds }: { notice: Notice; params: ErrorParams; usefulSeconds?: number },
): Promise<void> {
  const { days } = params;
  const period =
    days === undefined ? {} : { days: translator.text(language, 'invitationPeriod.days', { count: days }) };
  const say = (key: string) => translator.text(language, key, { ...params, ...period });
  if (option === 'mobile') {
    return outbox.send(tx, { channel: 'sms', to: toE164(target), text: say(`invitationSms.${notice}`) }, usefulSeconds);
  }
  const subject = say(`invitationMail.${notice}.subject`);
  return outbox.send(
    tx,
    { channel: 'mail', to: target, subject, text: `${say(`invitationMail.${notice}.text`)}\n` },
    usefulSeconds,
  );
}
