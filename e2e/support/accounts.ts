import { signUp, signUpPayload } from '../../server/src/testing/sign-up.ts';
import { Caller } from './caller.ts';
import type { Product } from './product.ts';

export interface WorksAccount {
  readonly loginId: string;
  readonly password: string;
  readonly externalMail: string;
  /** As it is typed within the country. */
  readonly mobile: string;
  readonly mobileDialled: string;
}

/** A works account of a new company, made by the product's own calls with its mails read from the mail server. */
export async function newWorksAccount(product: Product): Promise<WorksAccount> {
  const payload = signUpPayload();
  const sent = new Map<string, number>();
  const reader = {
    nextCode: async (to: string) => {
      const before = sent.get(to) ?? 0;
      sent.set(to, before + 1);
      return product.code(to, before);
    },
  };
  const answer = await signUp(new Caller(product.baseUrl), reader, payload);
  if (answer.status !== 200) throw new Error(`the sign-up answered ${answer.text}`);
  const mobile = String(payload['mphonNo']);
  return {
    loginId: String(payload['email']),
    password: String(payload['pwd']),
    externalMail: String(payload['adminEmail']),
    mobile: mobile.replace('+82-', ''),
    mobileDialled: `+${mobile.replaceAll(/\D/g, '')}`,
  };
}
