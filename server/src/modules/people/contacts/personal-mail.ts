import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { reachFault } from '../../secrets/otp/index.ts';

/** LIM-06: a personal address is none of the product's own. */
export async function issuesOfMail({ properties }: Kernel, personalMail = ''): Promise<FieldIssue[]> {
  const code = personalMail === '' ? undefined : await reachFault(properties, 'externalMail', personalMail);
  return code === undefined ? [] : [{ path: 'personalMail', code, params: {} }];
}
