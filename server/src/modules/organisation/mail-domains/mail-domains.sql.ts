import { mailDomainLimits } from '@madang/contract/organisation/mail-domains/limits.ts';
import type { MailDomainFinding, MailDomainState } from '@madang/contract/organisation/mail-domains/rules.ts';
import { freePlan } from '@madang/contract/joining/signup/free-plan.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';

export interface DomainKey {
  readonly companyCode: string;
  readonly domainId: string;
}

export interface StoredDomain {
  readonly domainId: string;
  readonly domain: string;
  readonly recordText: string;
  readonly state: MailDomainState;
  readonly finding: MailDomainFinding;
  readonly provenAt: Date | null;
  readonly checkedAt: Date | null;
}

const columns = sql`domain_id as "domainId", domain, record_text as "recordText", state, finding, proven_at as "provenAt",
  checked_at as "checkedAt"`;

export async function selectDomains(tx: Tx, companyCode: string): Promise<StoredDomain[]> {
  const { rows } = await sql<StoredDomain>`
    select ${columns} from mail_domains where company_code = ${companyCode} order by domain`.execute(tx);
  return rows;
}

/** Selects a domain without a lock, for queries of name servers before the transaction. */
export async function selectDomain(tx: Tx, { companyCode, domainId }: DomainKey): Promise<StoredDomain | undefined> {
  const { rows } = await sql<StoredDomain>`
    select ${columns} from mail_domains where company_code = ${companyCode} and domain_id = ${domainId}::uuid`.execute(
    tx,
  );
  return rows[0];
}

export async function lockDomain(tx: Tx, { companyCode, domainId }: DomainKey): Promise<StoredDomain | undefined> {
  const { rows } = await sql<StoredDomain>`
    select ${columns} from mail_domains where company_code = ${companyCode} and domain_id = ${domainId}::uuid
    for no key update`.execute(tx);
  return rows[0];
}

export async function selectFreeUntil(tx: Tx, companyCode: string): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select domain_moved_at + make_interval(years => ${freePlan.companyDomainYears}) as until from companies
    where company_code = ${companyCode}`.execute(tx);
  return rows[0]?.until ?? null;
}

interface NewDomain {
  readonly companyCode: string;
  readonly domain: string;
  readonly recordText: string;
}

/**
 * Adds a domain unless the list is full; the caller holds the company. `isTaken`: another company has it proven, and then it
 * is not added.
 */
export async function insertDomain(tx: Tx, { companyCode, domain, recordText }: NewDomain) {
  const { rows } = await sql<{ domainId: string | null; isTaken: boolean }>`
    with taken as (select from mail_domains where domain = ${domain} and state = 'proven' and company_code <> ${companyCode}),
    added as (
      insert into mail_domains (company_code, domain, record_text)
      select ${companyCode}, ${domain}, ${recordText}
      where (select count(*) from mail_domains where company_code = ${companyCode}) < ${mailDomainLimits.perCompany}
        and not exists (select from taken)
      returning domain_id)
    select (select domain_id from added) as "domainId", exists (select from taken) as "isTaken"`.execute(tx);
  return rows[0] ?? { domainId: null, isTaken: false };
}

interface Checked extends DomainKey {
  readonly state: MailDomainState;
  readonly finding: MailDomainFinding;
}

/** Writes what a check found. The first proof of a company begins its free years. */
export async function updateDomain(tx: Tx, { companyCode, domainId, state, finding }: Checked): Promise<void> {
  await sql`
    update mail_domains set finding = ${finding}, checked_at = app_now(), state = ${state},
      proven_at = case when ${state} = 'proven' then case when state = 'proven' then proven_at else app_now() end
        else proven_at end
    where company_code = ${companyCode} and domain_id = ${domainId}::uuid`.execute(tx);
  if (state !== 'proven') return;
  await sql`
    update companies set domain_moved_at = app_now() where company_code = ${companyCode} and domain_moved_at is null`.execute(
    tx,
  );
}

export async function deleteDomain(tx: Tx, { companyCode, domainId }: DomainKey): Promise<string | undefined> {
  const { rows } = await sql<{ domain: string }>`
    delete from mail_domains where company_code = ${companyCode} and domain_id = ${domainId}::uuid returning domain`.execute(
    tx,
  );
  return rows[0]?.domain;
}

/** The proven domains of a company, in their order. */
export async function selectProven(tx: Tx, companyCode: string): Promise<string[]> {
  const { rows } = await sql<{ proven: string[] }>`select ${provenOf(companyCode)} as proven`.execute(tx);
  return rows[0]?.proven ?? [];
}

/** `selectProven` as a part of another module's statement. */
export function provenOf(companyCode: string): RawBuilder<string[]> {
  return sql<string[]>`array(
    select d.domain from mail_domains d where d.company_code = ${companyCode} and d.state = 'proven' order by d.domain)`;
}

/** Returns true if the company has proven the domain, and locks it until the transaction ends. */
export async function lockProven(tx: Tx, companyCode: string, domain: string): Promise<boolean> {
  const { rows } = await sql`
    select from mail_domains where company_code = ${companyCode} and domain = ${domain} and state = 'proven'
    for share`.execute(tx);
  return rows.length > 0;
}

/** Every domain that was proven once, of companies in service: what the daily check asks for. */
export async function selectDue(tx: Tx): Promise<DomainKey[]> {
  const { rows } = await sql<DomainKey>`
    select m.company_code as "companyCode", m.domain_id as "domainId" from mail_domains m
    join companies c on c.company_code = m.company_code and c.ended_at is null
    where m.state in ('proven', 'withdrawn') order by 1, 2`.execute(tx);
  return rows;
}
