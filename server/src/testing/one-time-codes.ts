import type { VerificationOption } from '@madang/contract/secrets/otp/rules.ts';
import { checkCode, sendCode } from '@madang/contract/secrets/otp/wire.ts';
import { sql } from 'kysely';
import { TOTP, Secret } from 'otpauth';
import * as z from 'zod/mini';
import type { Answer, Browser } from './browser.ts';
import { signInAs, type TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

/** Asks for a code as the sign-up form does. */
export function askForCode(browser: Browser, option: VerificationOption, target: string): Promise<Answer> {
  return browser.post(sendCode.path, z.encode(sendCode.body, { option, target, companyCode: '' }));
}

/** Enters a code for the person of the browser's flow; `target`, where the caller says where it went. */
export function enterCode(browser: Browser, personId: string, oneTimeCode: string, target?: string): Promise<Answer> {
  return browser.post(checkCode.path, z.encode(checkCode.body, { oneTimeCode, personId, target }));
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

/** The calls of the second factor: setting it up, and the step of the sign-in. */
export const factorCalls = {
  list: '/api/v1/factors',
  begin: '/api/v1/factors/app/set-up',
  confirm: '/api/v1/factors/app',
  remove: '/api/v1/factors/app/removal',
  renew: '/api/v1/factors/recovery-codes',
  step: '/api/v1/session/factor',
  withApp: '/api/v1/session/factor/app',
  withRecoveryCode: '/api/v1/session/factor/recovery-code',
} as const;

/** The code that an app with the secret shows by the product's clock, `steps` half minutes from now. */
export async function appCodeOf({ kernel }: Pick<TestApp, 'kernel'>, secret: string, steps = 0): Promise<string> {
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(kernel.db);
  const timestamp = (rows[0]?.now.getTime() ?? 0) + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** A code that is none of the last, the present and the next half minute. */
export async function wrongAppCode(app: Pick<TestApp, 'kernel'>, secret: string): Promise<string> {
  const right = new Set(await Promise.all([-2, -1, 0, 1, 2].map((steps) => appCodeOf(app, secret, steps))));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code)) ?? '';
}

export interface AppOfPerson {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** The browser in which it was set up. */
  readonly browser: Browser;
}

/** Sets an authenticator app up as the account page does; its first code is used up by that. */
export async function setUpApp(app: TestApp, person: TestPerson, address: string): Promise<AppOfPerson> {
  const browser = await signInAs(app, person, { address });
  const begun = await browser.post(factorCalls.begin, { password: person.password });
  const { secret } = begun.json<{ secret: string }>();
  const confirmed = await browser.post(factorCalls.confirm, { code: await appCodeOf(app, secret) });
  if (confirmed.status !== 200) throw new Error(`the app was refused: ${confirmed.error.errorCode}`);
  await app.advance(31);
  return { secret, browser, ...confirmed.json<{ recoveryCodes: string[] }>() };
}
