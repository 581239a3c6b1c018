import { listPhoneCodes } from '@madang/contract/ground/countries/wire.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { changeContact, sendContactCode } from '@madang/contract/access/accounts/contacts/wire.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { resendMs } from '../../../kernel/calls/one-time-code.ts';
import type { ContactOption } from './api.ts';

export function phoneCodesQuery(language: Language) {
  return queryOptions({
    queryKey: ['phone-codes', language],
    queryFn: async () => {
      const { data } = await call(listPhoneCodes, { query: { language } });
      return data.list.map(({ callingCode, names }) => ({ value: callingCode, label: names }));
    },
    staleTime: Infinity,
  });
}

interface NewContact {
  readonly option: ContactOption;
  readonly target: string;
}

export interface SentContactCode {
  readonly validSeconds: number;
  /** End of the code, in milliseconds of `Date.now()`. */
  readonly deadline: number;
  /** Time at which the contact may have its next code, in the same unit. */
  readonly resendAt: number;
}

export async function askContactCode(body: NewContact & { readonly password: string }): Promise<SentContactCode> {
  const { validSeconds } = await call(sendContactCode, { body });
  const now = Date.now();
  return { validSeconds, deadline: now + validSeconds * 1_000, resendAt: now + resendMs };
}

export async function saveContact(body: NewContact & { readonly oneTimeCode: string }): Promise<void> {
  await call(changeContact, { body });
}
