import * as z from 'zod/mini';
import { anyText } from '@madang/contract/kernel/rules.ts';
import { signupWire } from '@madang/contract/joining/signup/wire.ts';
import type { SubmitOf } from '../../people/registration-flows/index.ts';
import { plainInput } from '../../../kernel/operations/plain-input.ts';

/** `flowSecret`: of the browser's cookie, whose flow may be done already; `formerSecret`: of the session that it had. */
export const signUpForm = plainInput(signupWire.request.body, {
  flowSecret: z.optional(anyText()),
  formerSecret: z.optional(anyText()),
});
export type SignUpForm = z.output<typeof signUpForm>;

/** Applicant's sign-up request with its context. */
export type SigningUp = SubmitOf<SignUpForm>;
