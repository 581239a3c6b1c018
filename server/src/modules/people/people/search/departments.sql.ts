import { sql, type RawBuilder } from 'kysely';
import { codesBelow } from '../../../organisation/departments/index.ts';

/** Departments of the people of a selection. */
export interface DepartmentsAsked {
  readonly companyCode: string;
  /** Only those who belong to it or have a concurrent post in it, not those below it. */
  readonly departmentCode?: string;
  /** The same, and those below it. */
  readonly belowDepartment?: string | undefined;
  /** Only those who belong to a department or below it, beside the others. */
  readonly alsoBelow?: string | undefined;
}

/** People of a department are found by two indexes: those who belong to it, and those who have a post there besides. */
export type DepartmentShare = 'own' | 'besides';

export interface DepartmentWay {
  /** The rows are looked at one by one, so that no condition leads elsewhere. */
  readonly isWalk?: boolean;
  /** Absent: both shares. */
  readonly share?: DepartmentShare | undefined;
  /** Query of the codes below the department, if the statement already has it. */
  readonly below?: RawBuilder<unknown> | undefined;
  /** A query of the codes within reach that the statement has already. */
  readonly reached?: RawBuilder<unknown> | undefined;
}

/** Returns true if the people of a selection are found by the two shares of one condition. */
export function hasShares({ departmentCode, belowDepartment }: DepartmentsAsked): boolean {
  return (departmentCode === undefined) !== !belowDepartment;
}

export function inDepartments(asked: DepartmentsAsked, way: DepartmentWay): RawBuilder<boolean>[] {
  const { companyCode, departmentCode, belowDepartment, alsoBelow } = asked;
  const below = (code: string) => sql`in ${codesBelow(companyCode, code)}`;
  return [
    ...(departmentCode === undefined ? [] : [shared(companyCode, sql`= ${departmentCode}`, way)]),
    ...(belowDepartment ? [shared(companyCode, way.below ? sql`in ${way.below}` : below(belowDepartment), way)] : []),
    ...(alsoBelow === undefined ? [] : [walked(sql<boolean>`p.department_code ${below(alsoBelow)}`, way)]),
  ];
}

function shared(companyCode: string, isAsked: RawBuilder<unknown>, way: DepartmentWay): RawBuilder<boolean> {
  const own = sql<boolean>`p.department_code ${isAsked}`;
  const besides = sql<boolean>`p.person_id in (select c.person_id from concurrent_posts c
    where c.company_code = ${companyCode} and c.department_code ${isAsked})`;
  if (way.share === 'own') return walked(own, way);
  if (way.share === 'besides') return sql<boolean>`${besides} and (${own}) is not true`;
  return walked(sql<boolean>`(${own} or ${besides})`, way);
}

/** A condition within another one is no join, and is answered from a table of its codes in memory. */
export function walked(clause: RawBuilder<boolean>, { isWalk = false }: DepartmentWay): RawBuilder<boolean> {
  return isWalk ? sql<boolean>`(${clause}) is true` : clause;
}
