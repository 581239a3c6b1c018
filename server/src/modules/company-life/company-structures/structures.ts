import type { Target } from '../../../kernel/operations/outcome.ts';
import type { StructureCompany } from '@madang/contract/company-life/company-structures/routes.ts';
import type { Structure, StructureCompanyRow } from './structures.sql.ts';

export function companyTarget(companyCode: string): Target {
  return { kind: 'company', id: companyCode };
}

/** Returns a structure's names for notifications. */
export function structureNamesOf({ companyStructureName, englishCompanyStructureName }: Structure) {
  return { name: companyStructureName, englishName: englishCompanyStructureName };
}

/** Returns what one company of a structure may read of another. */
export function companyOf({
  companyCode,
  companyName,
  englishCompanyName,
  level,
  joinedAt,
}: StructureCompanyRow): StructureCompany {
  return { companyCode, companyName, englishCompanyName, level, joinedAt };
}
