import { randomBytes } from 'node:crypto';
import { toE164 } from '@madang/contract/kernel/phone.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import type { CodeOption } from '@madang/contract/secrets/otp/rules.ts';
import { refusedFields } from '@madang/contract/secrets/otp/wire.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { newDigits } from '../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { bindFlow, countSend, type Flow, type Purpose, type Subject } from '../../../kernel/flow/flow.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { MailSender } from '../../../platform/mail/sender.ts';
import { demandAtAddress, type Voucher } from '../../../kernel/limits/address-limit.ts';
import { hasLeft, consumeFromLimits } from '../../../kernel/limits/rate-limit.ts';
import { codeHash, wrongTriesKey } from './codes.ts';
import { codeMessage } from './messages.ts';
import { replaceCode } from './otp.sql.ts';
import { readSettings, sendsAtAddress, type OtpSettings } from './settings.ts';
import { checkReachable, holderIndex, targetIndex } from './targets.ts';

export interface CodeRequest {
  readonly flow: Flow;
  readonly purpose: Purpose;
  readonly option: CodeOption;
  /** Target as `readTarget` returns it. */
  readonly target: string;
  readonly language: Language;
  /** The caller's address. */
  readonly address: string;
  /** The invitation or session that the send counts against, not against the address. */
  readonly voucher?: Voucher;
  /** Existing person of the code, or none: then everything happens except sending. Omitted for new people. */
  readonly about?: { readonly subject: Subject | undefined };
  /** Whose mail it is; left out where that would say that there is such a person. */
  readonly sender?: MailSender;
}

/** Checks that a code's target can be reached and reads the settings, before the code's transaction. */
export async function prepareCode(
  { properties }: Pick<Kernel, 'properties'>,
  { option, target }: Pick<CodeRequest, 'option' | 'target'>,
): Promise<OtpSettings> {
  await checkReachable(properties, option, target);
  return readSettings(properties);
}

/** Sends the flow's person a new code, which voids the one before; answers how many seconds it is valid. */
export async function issueCode(tx: Tx, kernel: Kernel, request: CodeRequest, settings: OtpSettings): Promise<number> {
  const { flow, purpose, option, target, about, sender } = request;
  const isForNobody = about !== undefined && about.subject === undefined;
  const { validSeconds } = settings;
  const code = newDigits(settings.digits);
  const place = { flowId: flow.flowId, purpose, option, targetIndex: targetIndex(kernel.keyring, option, target) };
  const holder = holderIndex(kernel.keyring, option, target);
  await takeSend(tx, kernel, request, holder, settings);
  if (about) await bindFlow(tx, flow.flowId, about.subject);
  const hash = isForNobody ? randomBytes(32) : codeHash(kernel.keyring, place, code);
  await replaceCode(tx, { ...place, holderIndex: holder, codeHash: hash, validSeconds });
  const message = codeMessage(kernel.translator, request.language, {
    purpose,
    option,
    target,
    code,
    validSeconds,
    ...(sender && { sender }),
  });
  if (isForNobody) await kernel.outbox.pretend(tx, message);
  else await kernel.outbox.send(tx, message, { usefulSeconds: validSeconds });
  return validSeconds;
}

/** Takes the send from every limit in one order, so that two sends never wait for each other; a refusal undoes all. */
async function takeSend(
  tx: Tx,
  kernel: Kernel,
  { flow, option, target, address, voucher }: CodeRequest,
  holder: Buffer,
  settings: OtpSettings,
): Promise<void> {
  const tooMany = () => refuseField(refusedFields.target, 'OTP0003');
  if (!(await countSend(tx, flow.flowId, settings.sendsPerFlow))) throw tooMany();
  if (!(await hasLeft(tx, wrongTriesKey(holder), settings.targetWrongTries))) throw tooMany();
  if (!(await consumeFromLimits(tx, `otp-target:${holder.toString('hex')}`, settings.targetSends))) throw tooMany();
  if (option === 'mobile') await takeFromRange(tx, kernel, target, settings);
  await demandAtAddress(kernel, tx, sendsAtAddress, { address, voucher, field: refusedFields.target });
}

/**
 * Range of a number without its last four digits. Fraudsters who earn by SMS request codes for many numbers of a range.
 */
async function takeFromRange(tx: Tx, { log }: Kernel, target: string, settings: OtpSettings): Promise<void> {
  const range = toE164(target).slice(0, -4);
  if (await consumeFromLimits(tx, `otp-range:${range}`, settings.rangeSends)) return;
  log.warn({ limit: otpProperties.sendsPerRangeHour.key }, 'codes to one range of numbers are refused for now');
  throw refuseField(refusedFields.target, 'OTP0003');
}
