import type { CreatedPasskey, CreationOptions } from '@madang/contract/access/mfa/passkey-forms.ts';
import {
  addFirstPasskey,
  beginFirstApp,
  beginFirstPasskey,
  confirmFirstApp,
} from '@madang/contract/access/mfa/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { call } from '../../../kernel/call.ts';

/** The sign-in goes on, and the recovery codes are there to be kept first. */
export type Entered = AnswerOf<typeof confirmFirstApp>;

export function beginApp(): Promise<AnswerOf<typeof beginFirstApp>> {
  return call(beginFirstApp);
}

export function confirmApp(code: string): Promise<Entered> {
  return call(confirmFirstApp, { body: { code } });
}

export async function beginPasskey(): Promise<CreationOptions> {
  return (await call(beginFirstPasskey)).options;
}

export function addPasskey(passkeyName: string, response: CreatedPasskey): Promise<Entered> {
  return call(addFirstPasskey, { body: { passkeyName, response } });
}
