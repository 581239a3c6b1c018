import { invitationProperties } from '@madang/contract/joining/invitations/limits.ts';
import type { InvitationOption } from '@madang/contract/joining/invitations/rules.ts';
import { readsKorean, type Language } from '@madang/contract/kernel/languages.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { linkIn } from '../../../platform/outbox/link-in.ts';
import { unlinked } from '../../../platform/outbox/unlinked.ts';
import { consumeFromLimit, countLeft } from '../../../kernel/limits/rate-limit.ts';
import { consumeUnaskedSend } from '../../secrets/otp/index.ts';
import { readNames } from '../../people/person-names/index.ts';
import { sendNotice } from './messages.ts';

/** Returns the send limits; call before a transaction opens, because a read inside it would take a second connection. */
export async function readSendLimits({ properties }: Pick<Kernel, 'properties'>) {
  return {
    perCompany: await properties.get(invitationProperties.sendsPerCompanyDay),
    perTarget: await properties.get(invitationProperties.sendsPerTargetDay),
  };
}

const companyLimit = (companyCode: string, count: number) =>
  [`invitation-company:${companyCode}`, { count, seconds: daySeconds }] as const;

/** Returns how many sends the company has left today; only advisory, because each send is counted as it leaves. */
export function sendsLeft(tx: Tx, companyCode: string, perCompany: number): Promise<number> {
  return countLeft(tx, ...companyLimit(companyCode, perCompany));
}

/** Returns how many of today's sends the company has used. */
export async function invitationsOfToday(tx: Tx, kernel: Pick<Kernel, 'properties'>, companyCode: string) {
  const { perCompany: max } = await readSendLimits(kernel);
  return { used: max - (await sendsLeft(tx, companyCode, max)), max };
}

interface Sending {
  readonly companyCode: string;
  readonly inviterId: string;
  readonly option: InvitationOption;
  readonly target: string;
  readonly language: Language;
  readonly link: string;
  readonly days: number;
  readonly limits: Awaited<ReturnType<typeof readSendLimits>>;
}

/** Sends someone their link; refuses (INVITATION_SENDS) where the company or the person has had enough today. */
export async function sendLink(tx: Tx, kernel: Kernel, sending: Sending): Promise<void> {
  const { companyCode, inviterId, option, target, language, link, days, limits } = sending;
  const hasQuota =
    (await consumeUnaskedSend(tx, kernel, { option, target }, limits.perTarget)) &&
    (await consumeFromLimit(tx, ...companyLimit(companyCode, limits.perCompany)));
  if (!hasQuota) throw refuse('INVITATION_SENDS');
  const names = (await readNames(tx, companyCode, [inviterId])).get(inviterId);
  if (!names) throw new Error('the inviter is no person of the company');
  const inviter = readsKorean(language) ? names.fullName : names.englishName || names.fullName;
  await sendNotice(
    tx,
    kernel,
    { option, target, language },
    {
      companyCode,
      notice: 'invited',
      params: { inviter: unlinked(inviter), link: linkIn(language, link), days },
      usefulSeconds: days * daySeconds,
    },
  );
}
