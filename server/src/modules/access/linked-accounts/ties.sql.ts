import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { momentText } from '../../../kernel/db/query-batch.ts';
import { endTiesWhere, type LinkedAccount, ofPerson } from './end-ties.sql.ts';
import { openOffer } from '../../../kernel/offers/open-offer.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

const columns = sql`t.tie_id as "tieId", t.company_code as "companyCode", t.person_id as "personId",
  t.login_company_code as "loginCompanyCode", t.login_person_id as "loginPersonId", t.state`;

interface NewTie {
  readonly companyCode: string;
  readonly login: PersonKey;
  readonly days: number;
  /** Maximum number of linked accounts of the company, open offers included. */
  readonly max: number;
}

/** Opens an offer; 'open' where the login has one or is tied, 'full' where the company has its number. The company is locked. */
export function insertTie(tx: Tx, { companyCode, login, days, max }: NewTie): ReturnType<typeof openOffer> {
  return openOffer(tx, {
    id: 'tie_id',
    hasRoom: sql`(select count(*) from login_ties where company_code = ${companyCode} and state <> 'ended'
      and (expires_at is null or expires_at > app_now())) < ${max}`,
    insert: sql`
      insert into login_ties as t (company_code, login_company_code, login_person_id, expires_at)
      select ${companyCode}, ${login.companyCode}, ${login.personId}::uuid, app_now() + make_interval(days => ${days})
      from room where is_left
      on conflict (company_code, login_company_code, login_person_id) do update set tie_id = new_id(),
        offered_at = excluded.offered_at, expires_at = excluded.expires_at
        where t.state = 'offered' and t.expires_at <= app_now()`,
  });
}

/** Takes an open offer for its login; undefined where there is none any more. */
export async function acceptTie(tx: Tx, login: PersonKey, tieId: string): Promise<LinkedAccount | undefined> {
  const { rows } = await sql<LinkedAccount>`
    update login_ties t set state = 'accepted', expires_at = null
    where t.tie_id = ${tieId}::uuid and t.login_company_code = ${login.companyCode}
      and t.login_person_id = ${login.personId}::uuid and t.state = 'offered' and t.expires_at > app_now()
    returning ${columns}`.execute(tx);
  return rows[0];
}

/** A tie as one of its two companies knows it; undefined where it has ended, or is neither's. */
export async function findTie(tx: Tx, companyCode: string, tieId: string): Promise<LinkedAccount | undefined> {
  const { rows } = await sql<LinkedAccount>`
    select ${columns} from login_ties t where t.tie_id = ${tieId}::uuid and t.state <> 'ended' and not t.is_dispatch
      and (t.expires_at is null or t.expires_at > app_now())
      and (t.company_code = ${companyCode} or t.login_company_code = ${companyCode})`.execute(tx);
  return rows[0];
}

/** Ends a tie of a company, on whichever side it is; answers as what it stood, undefined where it had ended. */
export async function endTie(tx: Tx, companyCode: string, tieId: string): Promise<LinkedAccount | undefined> {
  const [tie] = await endTiesWhere(
    tx,
    sql`t.tie_id = ${tieId}::uuid and not t.is_dispatch
      and (t.company_code = ${companyCode} or t.login_company_code = ${companyCode})`,
  );
  return tie;
}

/** The same for the person of either side alone: who declines, or gives up. */
export async function endOwnTie(tx: Tx, person: PersonKey, tieId: string): Promise<LinkedAccount | undefined> {
  const [tie] = await endTiesWhere(tx, sql`t.tie_id = ${tieId}::uuid and not t.is_dispatch and ${ofPerson(person)}`);
  return tie;
}

/** The tie that a job settles, held against everyone else. */
export async function lockTie(tx: Tx, companyCode: string, tieId: string) {
  const { rows } = await sql<LinkedAccount & { isOver: boolean; isDispatch: boolean }>`
    select ${columns}, t.is_dispatch as "isDispatch", coalesce(t.expires_at <= app_now(), false) as "isOver" from login_ties t
    where t.tie_id = ${tieId}::uuid and t.company_code = ${companyCode} for update`.execute(tx);
  return rows[0];
}

export async function completeTie(tx: Tx, tieId: string, personId: string): Promise<void> {
  await sql`update login_ties set state = 'tied', person_id = ${personId}::uuid where tie_id = ${tieId}::uuid`.execute(
    tx,
  );
}

export async function deleteTie(tx: Tx, tieId: string): Promise<void> {
  await sql`delete from login_ties where tie_id = ${tieId}::uuid`.execute(tx);
}

/** Ties that wait for their company's job: offers whose time is over, accepted ones and ended ones. */
export async function listUnsettled(tx: Tx, max: number): Promise<Pick<LinkedAccount, 'companyCode' | 'tieId'>[]> {
  const { rows } = await sql<Pick<LinkedAccount, 'companyCode' | 'tieId'>>`
    select company_code as "companyCode", tie_id as "tieId" from login_ties
    where state <> 'tied' and (expires_at is null or expires_at <= app_now())
    order by offered_at limit ${max}`.execute(tx);
  return rows;
}

export interface TieRow extends LinkedAccount {
  readonly expiresAt: string | null;
  /** The other company. */
  readonly companyName: string;
  readonly englishCompanyName: string;
}

/** The ties of a company that have not ended, of both sides, as a query. */
export function tiesOf(companyCode: string): RawBuilder<TieRow> {
  return sql<TieRow>`
    select ${columns}, ${momentText(sql`t.expires_at`)} as "expiresAt",
      c.name as "companyName", c.english_name as "englishCompanyName"
    from login_ties t
      join companies c on c.company_code = case when t.company_code = ${companyCode} then t.login_company_code
        else t.company_code end
    where (t.company_code = ${companyCode} or t.login_company_code = ${companyCode}) and t.state <> 'ended' and not t.is_dispatch
      and (t.expires_at is null or t.expires_at > app_now())
    order by t.offered_at, t.tie_id`;
}

export interface OwnCompany {
  readonly companyCode: string;
  readonly companyName: string;
  readonly englishCompanyName: string;
  /** The company of the login itself. */
  readonly isHome: boolean;
}

/** The companies in service in which a person's login has a person, as a query; the login's own one first. */
export function ownCompaniesOf({ companyCode, personId }: PersonKey): RawBuilder<OwnCompany> {
  return sql<OwnCompany>`
    with login as (
      select login_company_code as company, login_person_id as person from login_ties
      where company_code = ${companyCode} and person_id = ${personId}::uuid and state = 'tied'
      union all select ${companyCode}, ${personId}::uuid
      limit 1),
    own as (
      select company, true as is_home, null::timestamptz as since from login
      union all
      select t.company_code, false, t.offered_at from login_ties t
        join login on t.login_company_code = login.company and t.login_person_id = login.person
      where t.state = 'tied')
    select c.company_code as "companyCode", c.name as "companyName", c.english_name as "englishCompanyName",
      own.is_home as "isHome"
    from own join companies c on c.company_code = own.company
    where c.ended_at is null order by own.is_home desc, own.since, c.company_code`;
}
