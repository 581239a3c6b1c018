import { administrators } from '@madang/contract/kernel/access/permission.ts';
import { sql, type RawBuilder } from 'kysely';
import { namedRoles } from '../../../kernel/access/named-roles.sql.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { momentText } from '../../../kernel/db/query-batch.ts';
import { countedInService, inServiceIn } from '../../ground/employment-states/index.ts';

/** People of a company who have an account and no second factor although one is asked of them, today or from a day to come. */
interface Asked {
  readonly companyCode: string;
  /** The platform or the profile asks everyone. */
  readonly isOfEveryone: boolean;
}

/** Reminders are a day apart. */
const isRecent = (askedAt: RawBuilder<unknown>) => sql`${askedAt} > app_now() - interval '1 day'`;

const isWithout = sql`p.closed_at is null and ${inServiceIn('p')} and not p.has_second_factor`;

const without = ({ companyCode, isOfEveryone }: Asked) => sql`
  people p join companies c on c.company_code = p.company_code
  where p.company_code = ${companyCode} and ${isWithout}
    and (${isOfEveryone} or c.second_factor = 'everybody' or (c.second_factor = 'administrators' and exists (
      select from memberships m where m.company_code = p.company_code and m.person_id = p.person_id
        and m.role in (${namedRoles(administrators)}))))`;

export interface ReminderState {
  readonly people: number;
  /** Number of these people who were not reminded in the last day. */
  readonly due: number;
  readonly lastAt: string | null;
}

/** The same people by their numbers (people_counts), less those of the recent reminders: of a large company, all would be read. */
export async function readReminders(tx: Tx, { companyCode, isOfEveryone }: Asked): Promise<ReminderState> {
  const isAsked = (person: RawBuilder<unknown>) => sql`exists (select from people p
    where p.company_code = ${companyCode} and p.person_id = ${person} and ${isWithout} offset 0)`;
  const { rows } = await sql<ReminderState>`
    with asked as (
      select ${isOfEveryone} or second_factor = 'everybody' as of_everyone, second_factor = 'administrators' as of_administrators
      from companies where company_code = ${companyCode}),
    administering as materialized (
      select distinct m.person_id from memberships m where m.company_code = ${companyCode}
        and m.role in (${namedRoles(administrators)}) and (select not of_everyone and of_administrators from asked)),
    counted as (
      select case when of_everyone then (
          select coalesce(sum(people), 0)::integer from people_counts
          where company_code = ${companyCode} and ${countedInService} and not has_second_factor)
        else (select count(*)::integer from administering a where ${isAsked(sql`a.person_id`)}) end as people,
        (select count(*)::integer from factor_reminders f
          where f.company_code = ${companyCode} and ${isRecent(sql`f.asked_at`)} and ${isAsked(sql`f.person_id`)}
            and (of_everyone or f.person_id in (select person_id from administering))) as reminded
      from asked)
    select people, people - reminded as due,
      (select ${momentText(sql`max(asked_at)`)} from factor_reminders where company_code = ${companyCode}) as "lastAt"
    from counted`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a count without a row');
  return row;
}

/** Takes everyone who was not reminded in the last day; of two callers at once one takes each person. Answers how many. */
export async function takeReminders(tx: Tx, asked: Asked): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      insert into factor_reminders as known (company_code, person_id)
      select p.company_code, p.person_id from ${without(asked)} order by p.person_id
      on conflict (company_code, person_id) do update set asked_at = app_now(), sent_at = null
        where not (${isRecent(sql`known.asked_at`)})
      returning 1)
    select count(*)::integer as taken from taken`.execute(tx);
  return rows[0]?.taken ?? 0;
}

/** Marks the next reminders as written; answers whose they are, and whether that person still has no second factor. */
export async function takeUnwritten(
  tx: Tx,
  companyCode: string,
  limit: number,
): Promise<{ readonly personId: string; readonly isStillDue: boolean }[]> {
  const { rows } = await sql<{ personId: string; isStillDue: boolean }>`
    update factor_reminders f set sent_at = app_now()
    from people p
    where f.company_code = ${companyCode} and f.person_id in (
        select person_id from factor_reminders where company_code = ${companyCode} and sent_at is null
        order by person_id limit ${limit} for update skip locked)
      and p.company_code = f.company_code and p.person_id = f.person_id
    returning f.person_id as "personId",
      not p.has_second_factor and p.closed_at is null and ${inServiceIn('p')} as "isStillDue"`.execute(tx);
  return rows;
}
