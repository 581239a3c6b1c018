import * as z from 'zod/mini';
import { anyText } from '@madang/contract/kernel/rules.ts';
import { activateAccount } from '@madang/contract/joining/account-activations/wire.ts';
import type { SubmitOf } from '../../people/registration-flows/index.ts';
import { plainInput } from '../../../kernel/operations/plain-input.ts';

/** `flowSecret`: of the browser's cookie, whose flow may be done already; `formerSecret`: of the session that it had. */
export const activation = plainInput(activateAccount.body, {
  flowSecret: z.optional(anyText()),
  formerSecret: z.optional(anyText()),
});
export type Activation = z.output<typeof activation>;

/** User's activation request with its context. */
export type Activating = SubmitOf<Activation>;
