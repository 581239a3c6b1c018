import type { Language } from '@madang/contract/kernel/languages.ts';
import { toE164 } from '@madang/contract/kernel/phone.ts';
import type { CodeOption } from '@madang/contract/secrets/otp/rules.ts';
import { composeMail } from '../../../platform/mail/letter.ts';
import { productSender, type MailSender } from '../../../platform/mail/sender.ts';
import type { Translator } from '../../../kernel/i18n/translator.ts';
import type { Purpose } from '../../../kernel/flow/flow.ts';
import type { Message } from '../../../platform/outbox/outbox.ts';

interface CodeMessage {
  readonly purpose: Purpose;
  readonly option: CodeOption;
  readonly target: string;
  readonly code: string;
  readonly validSeconds: number;
  /** The company, where the person belongs to it without doubt. */
  readonly sender?: MailSender;
}

/** Sentences that say what the code opens, by its purpose. */
const sentences = {
  'sign-up': 'here',
  invitation: 'here',
  recovery: 'hereForPassword',
  registration: 'hereForAccount',
  contact: 'hereForContact',
} as const satisfies Record<Purpose, string>;

/** Message with a code. It names the code's purpose, against fraud by phone; the code is on a line of its own. */
export function codeMessage(
  translator: Translator,
  language: Language,
  { purpose, option, target, code, validSeconds, sender = productSender }: CodeMessage,
): Message {
  const minutes = validSeconds / 60;
  const say = (key: string) => translator.text(language, key, { minutes });
  const here = sentences[purpose];
  if (option === 'mobile') {
    const text = [say(`otpSms.${here}`), code, say('otpSms.valid')].join('\n');
    return { channel: 'sms', to: toE164(target), text };
  }
  return composeMail(translator, target, {
    language,
    sender,
    heading: say('otpMail.heading'),
    paragraphs: [say(`otpMail.${here}`)],
    code,
    validity: say('otpMail.valid'),
    reasons: [say('otpMail.neverAsked'), say('otpMail.notYou')],
  });
}
