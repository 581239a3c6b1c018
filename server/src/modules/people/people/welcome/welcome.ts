import { activationAddresses } from '@madang/contract/joining/account-activations/addresses.ts';
import { invitationProperties } from '@madang/contract/joining/invitations/limits.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { fallbackLanguage, readsKorean, toLanguage } from '@madang/contract/kernel/languages.ts';
import { peopleProperties } from '@madang/contract/people/people/properties.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { consumeFromLimit, countLeft } from '../../../../kernel/limits/rate-limit.ts';
import { composeMail } from '../../../../platform/mail/letter.ts';
import { linkIn } from '../../../../platform/outbox/link-in.ts';
import { purgeDelivery } from '../../../../platform/outbox/outbox.ts';
import { unlinked } from '../../../../platform/outbox/unlinked.ts';
import type { PersonKey } from '../../../../kernel/session/person-key.ts';
import { readMailSender } from '../../../ground/companies/index.ts';
import { consumeUnaskedSend } from '../../../secrets/otp/index.ts';
import { raisedWelcomeMails, replaceWelcome } from './welcome.sql.ts';

async function readWelcomeLimits(tx: Tx, { properties }: Pick<Kernel, 'properties'>, companyCode: string) {
  const perCompany = await properties.get(peopleProperties.welcomeMailsPerCompanyDay);
  return {
    perCompany: Math.max(perCompany, await raisedWelcomeMails(tx, companyCode)),
    perTarget: await properties.get(invitationProperties.sendsPerTargetDay),
  };
}

const companyLimit = (companyCode: string, count: number) =>
  [`welcome-company:${companyCode}`, { count, seconds: daySeconds }] as const;

/** Returns the company's use of today's welcome mails. */
export async function welcomeMailsOfToday(tx: Tx, kernel: Pick<Kernel, 'properties'>, companyCode: string) {
  const { perCompany: max } = await readWelcomeLimits(tx, kernel, companyCode);
  return { used: max - (await countLeft(tx, ...companyLimit(companyCode, max))), max };
}

interface Welcomed extends PersonKey {
  readonly loginId: string;
  readonly fullName: string;
  readonly englishName: string;
  readonly language: string;
  readonly externalMail: string;
}

/**
 * Sends a registered person the way to the account. The mail opens nothing by itself. Refuses (WELCOME_SENDS) beyond
 * the day's limits.
 */
export async function sendWelcomeMail(
  tx: Tx,
  kernel: Pick<Kernel, 'config' | 'keyring' | 'outbox' | 'properties' | 'translator'>,
  person: Welcomed,
): Promise<void> {
  const { companyCode, externalMail, loginId } = person;
  const limits = await readWelcomeLimits(tx, kernel, companyCode);
  const hasQuota =
    (await consumeUnaskedSend(tx, kernel, { option: 'externalMail', target: externalMail }, limits.perTarget)) &&
    (await consumeFromLimit(tx, ...companyLimit(companyCode, limits.perCompany)));
  if (!hasQuota) throw refuse('WELCOME_SENDS');
  const language = toLanguage(person.language) ?? fallbackLanguage;
  const sender = await readMailSender(tx, companyCode, language);
  const name = readsKorean(language) ? person.fullName : person.englishName || person.fullName;
  const params = { company: sender.name, name: unlinked(name) };
  const say = (key: string) => kernel.translator.text(language, key, params);
  const mail = composeMail(kernel.translator, externalMail, {
    language,
    sender,
    subject: say('welcomeMail.subject'),
    heading: say('welcomeMail.heading'),
    paragraphs: [say('welcomeMail.text')],
    facts: [{ label: say('letters.loginId'), value: loginId }],
    button: {
      label: say('welcomeMail.button'),
      href: linkIn(language, new URL(activationAddresses.account, kernel.config.baseUrl)),
    },
    reasons: [say('welcomeMail.notYou')],
  });
  const messageId = await kernel.outbox.send(tx, mail, { companyCode, kind: 'welcome' });
  const before = await replaceWelcome(tx, person, messageId);
  if (before !== undefined) await purgeDelivery(tx, before);
}
