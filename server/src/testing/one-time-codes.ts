import type { VerificationOption } from '@madang/contract/otp/rules.ts';
import { checkCode, sendCode } from '@madang/contract/otp/wire.ts';
import * as z from 'zod/mini';
import type { Answer, Browser } from './browser.ts';
import type { TestApp } from './test-app.ts';

/** Asks for a code as the sign-up form does. */
export function askForCode(browser: Browser, option: VerificationOption, target: string): Promise<Answer> {
  return browser.post(sendCode.path, z.encode(sendCode.body, { option, target, companyCode: '' }));
}

/** Enters a code for the person of the browser's flow. */
export function enterCode(browser: Browser, personId: string, oneTimeCode: string): Promise<Answer> {
  return browser.post(checkCode.path, z.encode(checkCode.body, { oneTimeCode, personId }));
}

/** The person that an answer to `askForCode` is about. */
export function personOf(answer: Answer): string {
  return z.decode(sendCode.answer, answer.json()).personId;
}

/** Goes the whole way: asks, reads the mail or SMS, enters the code. Answers the flow's person. */
export async function proveTarget(
  { mailbox }: Pick<TestApp, 'mailbox'>,
  browser: Browser,
  option: 'mobile' | 'externalMail',
  target: string,
): Promise<string> {
  const asked = await askForCode(browser, option, target);
  if (asked.status !== 200) throw new Error(`no code was sent: ${asked.error.errorCode}`);
  const to = option === 'mobile' ? `+${target.replaceAll(/\D/g, '')}` : target;
  const entered = await enterCode(browser, personOf(asked), await mailbox.nextCode(to));
  if (entered.status !== 200) throw new Error(`the code was refused: ${entered.error.errorCode}`);
  return personOf(asked);
}

/** A code of the same length that is another one; `step` gives further ones. */
export function wrongCode(code: string, step = 1): string {
  return String((Number(code) + step) % 10 ** code.length).padStart(code.length, '0');
}
