import { type RawBuilder, sql } from 'kysely';

// The code stands in the texts: only so the partial indexes `people_in_service_idx` and `people_retired_idx` are used.

/** USR-12: the one condition of service over a row of people: an account, and not retired. */
export function inServiceIn(table: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.applied_at`)} is not null and ${notRetiredIn(table)}`;
}

/** The same of the people that a row of people_counts counts. */
export const countedInService = sql<boolean>`has_applied and not is_retired`;

/** Condition of people who wait for the account or are in service. A closed account is in no service. */
export function notRetiredIn(table: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.employment_status`)} <> 'R'`;
}

/** Condition of retired people. An account that its person closed is no retirement. */
export function retiredIn(table: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.employment_status`)} = 'R' and ${sql.ref(`${table}.closed_at`)} is null`;
}

/** Condition of people on leave. */
export function onLeaveIn(table: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.employment_status`)} = 'L' and ${sql.ref(`${table}.closed_at`)} is null`;
}

/** Columns that `employmentStateOf` reads. */
export function stateColumnsIn(table: string): RawBuilder<unknown> {
  return sql`${sql.ref(`${table}.applied_at`)} is not null as "hasApplied",
    ${sql.ref(`${table}.employment_status`)} as "employmentStatus", ${sql.ref(`${table}.closed_at`)} is not null as "isClosed"`;
}

/** USR-13: condition of people in service whose access is locked at this moment. */
export function suspendedIn(table: string): RawBuilder<boolean> {
  return sql<boolean>`is_access_locked(${sql.ref(`${table}.suspended_at`)}, ${sql.ref(`${table}.suspended_until`)})
    and ${notRetiredIn(table)}`;
}

/** STA-02: condition of people whose planned retirement is still to come. */
export function retirementPlannedIn(table: string): RawBuilder<boolean> {
  const retiresAt = sql.ref(`${table}.retires_at`);
  return sql<boolean>`(${retiresAt} is not null and ${retiresAt} > app_now())`;
}

/** Condition of people who cannot come in at this moment: a locked access, or a leave that closes it. */
export function accessClosedIn(table: string): RawBuilder<boolean> {
  const [company, status] = [sql.ref(`${table}.company_code`), sql.ref(`${table}.employment_status`)];
  return sql<boolean>`(${suspendedIn(table)} or is_leave_closed(${company}, ${status}))`;
}

/** Condition of the company's own people in service: a guest of another company leads, owns and takes over nothing (STA-03). */
export function ownInServiceIn(table: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.closed_at`)} is null and ${inServiceIn(table)} and not ${sql.ref(`${table}.is_guest`)}`;
}

/** Condition of people who can take over what another person leaves: in service, with open access. */
export function mayTakeOverIn(table: string): RawBuilder<boolean> {
  return sql<boolean>`${ownInServiceIn(table)} and not ${accessClosedIn(table)}`;
}
