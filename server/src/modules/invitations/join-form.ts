import * as z from 'zod/mini';
import { joinByInvitation } from '@madang/contract/invitations/wire.ts';
import type { FlowPreparation } from '../../kernel/operations/context.ts';
import { plainInput } from '../../kernel/operations/plain-input.ts';

/** `flowSecret`: of the browser's cookie, whose flow may be done already. */
export const joinForm = plainInput(joinByInvitation.body, { flowSecret: z.optional(z.string()) });
export type JoinForm = z.output<typeof joinForm>;

/** Who joins, and with what. */
export interface Joining extends Pick<FlowPreparation<never>, 'kernel' | 'flow' | 'request'> {
  readonly body: JoinForm;
}
