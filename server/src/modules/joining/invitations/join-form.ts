import * as z from 'zod/mini';
import { anyText } from '@madang/contract/kernel/rules.ts';
import { joinByInvitation } from '@madang/contract/joining/invitations/wire.ts';
import type { SubmitOf } from '../../people/registration-flows/index.ts';
import { plainInput } from '../../../kernel/operations/plain-input.ts';

/** `flowSecret`: of the browser's cookie, whose flow may be done already; `formerSecret`: of the session that it had. */
export const joinForm = plainInput(joinByInvitation.body, {
  flowSecret: z.optional(anyText()),
  formerSecret: z.optional(anyText()),
});
type JoinForm = z.output<typeof joinForm>;

/** Invitee's join request with its context. */
export type Joining = SubmitOf<JoinForm>;
