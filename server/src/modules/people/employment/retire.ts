import type { EmploymentState } from '@madang/contract/ground/employment-states/states.ts';
import { grantableRoles } from '@madang/contract/people/role-assignments/rules.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { endSessionsOf } from '../../../kernel/session/session.ts';
import { selectPostsOf } from '../people/index.ts';
import { endRoles } from '../roles/index.ts';
import type { ChangeSteps } from './changes.sql.ts';
import { setRetired } from './state.sql.ts';

/** A person who leaves, in the state that the transaction holds. */
export interface Leaver extends PersonKey {
  readonly before: EmploymentState;
}

/** Ends all that the person has by the service, and answers what brings roles, posts and things back. */
export async function endService(
  tx: Tx,
  kernel: Kernel,
  { companyCode, personId }: PersonKey,
): Promise<Required<Pick<ChangeSteps, 'roles' | 'back'>>> {
  const key = { companyCode, personId };
  const posts = await selectPostsOf(tx, companyCode, [personId]);
  await endSessionsOf(tx, key);
  const ended: NonNullable<ChangeSteps['back']>[number][] = [];
  for (const { endings = [] } of kernel.contributed.of('personLeaves')) {
    for (const { kind, backOf, end } of endings) {
      const things = (await backOf?.(tx, key)) ?? [];
      if (kind !== undefined) ended.push(...things.map((thing) => ({ kind, ...thing })));
      await end(tx, kernel, key);
    }
  }
  const roles = await endRoles(tx, key);
  await setRetired(tx, key);
  const isGranted = (role: string) => grantableRoles.some((each) => each === role);
  const back = [
    ...ended,
    ...posts.map(({ departmentCode, jobTitleCode }) => ({
      kind: 'posts' as const,
      name: departmentCode,
      englishName: departmentCode,
      step: { name: 'add-concurrent-post', input: { personId, departmentCode, jobTitleCode } },
    })),
    ...roles.filter(isGranted).map((role) => ({
      kind: 'roles' as const,
      name: role,
      englishName: role,
      step: { name: 'grant-role', input: { personId, role } },
    })),
  ];
  return { roles: roles.filter((role) => !isGranted(role)), back };
}
