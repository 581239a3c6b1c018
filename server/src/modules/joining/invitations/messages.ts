import type { Language } from '@madang/contract/kernel/languages.ts';
import type { ErrorParams } from '@madang/contract/kernel/errors.ts';
import type { InvitationOption } from '@madang/contract/joining/invitations/rules.ts';
import { toE164 } from '@madang/contract/kernel/phone.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { composeMail, paragraphsOf, type Letter } from '../../../platform/mail/letter.ts';
import { readMailSender } from '../../ground/companies/index.ts';

/** Parts of each notice's mail besides its heading and text. */
export const notices = {
  invited: ['subject', 'button', 'valid', 'notYou'],
  welcome: ['loginId', 'notYou'],
  waiting: [],
  applied: ['button', 'valid'],
  approved: ['loginId'],
  refused: [],
} as const satisfies Record<string, readonly ('subject' | 'button' | 'valid' | 'notYou' | 'loginId')[]>;

/** Messages on the way of an invitation. */
export type Notice = keyof typeof notices;

export interface Recipient {
  readonly option: InvitationOption;
  readonly target: string;
  readonly language: Language;
}

interface Sending {
  readonly companyCode: string;
  readonly notice: Notice;
  readonly params?: ErrorParams & { readonly link?: string; readonly loginId?: string; readonly days?: number };
  readonly usefulSeconds?: number;
}

/** Sends one notice as mail or SMS, which names the company; it leaves after the transaction's end. */
export async function sendNotice(
  tx: Tx,
  { outbox, translator }: Pick<Kernel, 'outbox' | 'translator'>,
  { option, target, language }: Recipient,
  { companyCode, notice, params = {}, usefulSeconds }: Sending,
): Promise<void> {
  const { days, link, loginId } = params;
  const sending = { usefulSeconds, companyCode, kind: 'invitation' } as const;
  const sender = await readMailSender(tx, companyCode, language);
  const period =
    days === undefined ? {} : { days: translator.text(language, 'invitationPeriod.days', { count: days }) };
  const say = (key: string) => translator.text(language, key, { ...params, ...period, company: sender.name });
  if (option === 'mobile') {
    await outbox.send(tx, { channel: 'sms', to: toE164(target), text: say(`invitationSms.${notice}`) }, sending);
    return;
  }
  const parts: readonly string[] = notices[notice];
  const part = (name: string) => (parts.includes(name) ? say(`invitationMail.${notice}.${name}`) : undefined);
  const [subject, validity, notYou] = [part('subject'), part('valid'), part('notYou')];
  const label = part('button') ?? say('letters.logIn');
  const letter: Letter = {
    language,
    sender,
    heading: say(`invitationMail.${notice}.heading`),
    paragraphs: paragraphsOf(say(`invitationMail.${notice}.text`)),
    ...(subject !== undefined && { subject }),
    ...(parts.includes('loginId') &&
      loginId !== undefined && { facts: [{ label: say('letters.loginId'), value: loginId }] }),
    ...(link !== undefined && { button: { label, href: link } }),
    ...(validity !== undefined && { validity }),
    ...(notYou !== undefined && { reasons: [notYou] }),
  };
  await outbox.send(tx, composeMail(translator, target, letter), sending);
}
