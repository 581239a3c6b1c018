import { sql } from 'kysely';
import type { Permission } from '@madang/contract/permissions.ts';
import { inCompany, type Database } from '../../kernel/db/database.ts';

interface Grant {
  readonly companyCode: string;
  readonly personId: string;
  readonly permission: Permission;
  /** Absent: the whole company. */
  readonly department?: string;
  /** Seconds from now. */
  readonly from?: number;
  readonly until?: number;
}

/** Gives a person one permission, for a time and in a department where it says so. */
export function grant(db: Database, { companyCode, personId, permission, department, from, until }: Grant) {
  const [kind, id] = department === undefined ? ['company', ''] : ['department', department];
  const moment = (seconds: number | undefined, none: string) =>
    seconds === undefined ? sql`${none}::timestamptz` : sql`app_now() + make_interval(secs => ${seconds})`;
  return inCompany(db, companyCode, (tx) =>
    sql`insert into grants (company_code, person_id, permission, scope_kind, scope_id, valid_from, valid_until)
      values (${companyCode}, ${personId}, ${permission}, ${kind}, ${id}, ${moment(from, '-infinity')},
        ${moment(until, 'infinity')})`.execute(tx),
  );
}

/** Takes all permissions away from a person that were given one by one. */
export function revokeAll(db: Database, companyCode: string, personId: string) {
  return inCompany(db, companyCode, (tx) =>
    sql`delete from grants where company_code = ${companyCode} and person_id = ${personId} and role is null`.execute(
      tx,
    ),
  );
}
