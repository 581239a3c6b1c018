import { latestChangesOf } from '../../../kernel/audit/latest-changes.sql.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { perRegistry } from '../../../kernel/operations/registry.ts';
import { wayThroughSetUp } from '../setup/index.ts';

const joining = ['join-by-invitation', 'activate-account'];

/**
 * The names of the operations that administer a company: their permission is one that a role gives. A person's own matters
 * (`session`), log-ins and the steps of public flows are left out, but for the two by which a person joins.
 */
export const administrativeOperations = perRegistry((registry): readonly string[] => {
  const administering = registry.all().filter((operation) => {
    const isChange = operation.kind === 'change' || operation.kind === 'platform';
    return isChange && operation.permission !== 'session' && operation.permission !== 'system';
  });
  return [...administering.flatMap(({ name, ...rest }) => [name, ...auditNamesOf(rest)]), ...joining];
});

function auditNamesOf(operation: object): readonly string[] {
  return 'auditNames' in operation && Array.isArray(operation.auditNames) ? (operation.auditNames as string[]) : [];
}

export type { LatestChange } from '../../../kernel/audit/latest-changes.sql.ts';

/** The newest changes by which a company was administered; of a new one hardly anything else than its way through the set-up would be. */
export function changesQuery({ operations }: Pick<Kernel, 'operations'>, companyCode: string, limit: number) {
  const shown = administrativeOperations(operations).filter((name) => !wayThroughSetUp.includes(name));
  return latestChangesOf({ companyCode, operations: shown, limit });
}
