import * as z from 'zod/mini';
import type { InvitationOption } from '@madang/contract/joining/invitations/rules.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { targetRules } from '@madang/contract/secrets/otp/rules.ts';
import { refuseField, refuseFields } from '@madang/contract/refuse.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { reachFault } from '../../../secrets/otp/index.ts';

/** Returns the recipient in the form in which it is stored and compared; refuses a target that cannot or may not be reached. */
export async function readRecipient(
  { properties }: Pick<Kernel, 'properties'>,
  option: InvitationOption,
  typed: string,
): Promise<string> {
  const result = z.safeParse(targetRules[option], typed);
  if (!result.success) throw refuseFields(fieldIssues(result.error).map((issue) => ({ ...issue, path: 'recipient' })));
  const fault = await reachFault(properties, option, result.data);
  if (fault !== undefined) throw refuseField('recipient', fault);
  return result.data;
}
