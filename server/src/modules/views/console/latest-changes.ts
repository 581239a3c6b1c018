import { latestChangesOf } from '../../../kernel/audit/latest-changes.sql.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { administrativeOperations } from '../../../kernel/operations/administrative.ts';
import { wayThroughSetUp } from '../setup/index.ts';

export type { LatestChange } from '../../../kernel/audit/latest-changes.sql.ts';

/** The newest changes by which a company was administered; of a new one hardly anything else than its way through the set-up would be. */
export function changesQuery({ operations }: Pick<Kernel, 'operations'>, companyCode: string, limit: number) {
  const shown = administrativeOperations(operations).filter((name) => !wayThroughSetUp.includes(name));
  return latestChangesOf({ companyCode, operations: shown, limit });
}
