import { expect, type Page } from '@playwright/test';
import { signUp, signUpPayload, type SignUpPayload } from '../../server/src/testing/sign-up.ts';
import { Caller } from './caller.ts';
import type { Product } from './product.ts';

export interface WorksAccount {
  readonly loginId: string;
  readonly password: string;
  readonly externalMail: string;
  /** Number as typed within the country. */
  readonly mobile: string;
  readonly mobileDialled: string;
}

/**
 * Opens an address as a signed-in person by the product's own call, because the sign-in page has its own journeys. The
 * cookie sets the language.
 */
export async function enterAs(
  page: Page,
  { loginId, password }: { readonly loginId: string; readonly password: string },
  address: string,
  language?: string,
) {
  const { origin } = new URL(address);
  if (language !== undefined) await page.context().addCookies([{ name: 'lang', value: language, url: origin }]);
  const headers = { 'x-madang': '1' };
  const answer = await page.request.post(`${origin}/api/v1/session`, { data: { loginId, password }, headers });
  expect(answer.status()).toBe(200);
  await page.goto(address);
}

/**
 * Ends a new company's set-up with the portal's home as start screen, by the product's calls, and ends the session used
 * for it.
 */
export async function quitSetUp(baseUrl: string, account: { readonly loginId: string; readonly password: string }) {
  const caller = new Caller(baseUrl);
  const { loginId, password } = account;
  const session = await caller.post('/api/v1/session', { loginId, password });
  const { companyCode } = session.json<{ companyCode: string }>();
  const home = { compCode: companyCode, sOrgCode: companyCode, defaultScreenCode: 'PT' };
  for (const answer of [
    session,
    await caller.post('/portal/admin/wizard/compconfig/update', home),
    await caller.delete('/api/v1/set-up/run'),
    await caller.delete('/api/v1/session'),
  ]) {
    if (answer.status !== 200) throw new Error(`ending the set-up answered ${answer.text}`);
  }
}

/**
 * Makes a works account of a new company by the product's calls, with its set-up over. Its verified contact can recover
 * it.
 */
export async function newWorksAccount(
  product: Product,
  provenBy: 'mail' | 'mobile' = 'mail',
  change: SignUpPayload = {},
): Promise<WorksAccount> {
  const payload = signUpPayload(change);
  const sent = new Map<string, number>();
  const reader = {
    nextCode: async (to: string) => {
      const before = sent.get(to) ?? 0;
      sent.set(to, before + 1);
      return product.code(to, before);
    },
  };
  const answer = await signUp(new Caller(product.baseUrl), reader, payload, provenBy);
  if (answer.status !== 200) throw new Error(`the sign-up answered ${answer.text}`);
  const mobile = String(payload['mphonNo']);
  const account = { loginId: String(payload['email']), password: String(payload['pwd']) };
  await quitSetUp(product.baseUrl, account);
  return {
    ...account,
    externalMail: String(payload['adminEmail']),
    mobile: mobile.replace('+82-', ''),
    mobileDialled: `+${mobile.replaceAll(/\D/g, '')}`,
  };
}
