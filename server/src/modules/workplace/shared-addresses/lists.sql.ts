import { type RawBuilder, sql } from 'kysely';
import type {
  AddressPerson,
  OwnSharedAddress,
  SharedAddressRow,
} from '@madang/contract/workplace/shared-addresses/routes.ts';
import type { AddressPart, AliasTable } from '@madang/contract/workplace/shared-addresses/rules.ts';
import { inServiceIn } from '../../ground/employment-states/index.ts';

interface Asked {
  readonly companyCode: string;
  readonly term: string;
}

function foundBy({ companyCode, term }: Asked) {
  const inCompany = sql`s.company_code = ${companyCode}`;
  if (term === '') return inCompany;
  const wanted = term.toLowerCase();
  return sql`${inCompany} and (strpos(s.address, ${wanted}) > 0 or strpos(lower(s.name), ${wanted}) > 0
    or strpos(lower(s.english_name), ${wanted}) > 0)`;
}

const shown = sql`s.shared_address_id as "sharedAddressId", s.address as "sharedMailAddress", s.name as "sharedAddressName",
  s.english_name as "sharedAddressEnglishName", s.description as "sharedAddressDescription"`;

/** A page of the addresses of a company, by their letters; the people of that page alone are counted. */
export function pageOfAddresses(
  asked: Asked & { readonly limit: number; readonly offset: number },
): RawBuilder<SharedAddressRow> {
  const { companyCode, limit, offset } = asked;
  return sql<SharedAddressRow>`
    with page as materialized (
      select * from shared_addresses s where ${foundBy(asked)} order by s.address limit ${limit} offset ${offset}),
    counted as (
      select a.shared_address_id, count(*) filter (where a.part = 'member') as members,
        count(*) filter (where a.part = 'sender') as senders, count(*) filter (where a.part = 'owner') as owners
      from shared_address_people a
      where a.company_code = ${companyCode} and a.shared_address_id = any(array(select shared_address_id from page))
      group by a.shared_address_id)
    select ${shown}, coalesce(c.members, 0)::integer as "memberCount", coalesce(c.senders, 0)::integer as "senderCount",
      coalesce(c.owners, 0)::integer as "ownerCount"
    from page s left join counted c on c.shared_address_id = s.shared_address_id order by s.address`;
}

/** Counts those that a search finds, and all of the company. */
export function addressCounts(asked: Asked): RawBuilder<{ readonly found: number; readonly all: number }> {
  const all = sql`(select count(*)::integer from shared_addresses where company_code = ${asked.companyCode})`;
  const found =
    asked.term === '' ? all : sql`(select count(*)::integer from shared_addresses s where ${foundBy(asked)})`;
  return sql`select ${found} as found, ${all} as "all"`;
}

type ShownAddress = Omit<SharedAddressRow, 'memberCount' | 'senderCount' | 'ownerCount'>;

/** One address; no row where the company has none of this ID. */
export function addressOf(companyCode: string, id: string): RawBuilder<ShownAddress> {
  return sql<ShownAddress>`
    select ${shown} from shared_addresses s where s.company_code = ${companyCode} and s.shared_address_id = ${id}::uuid`;
}

/** The people of one address, each with their part, by their names. */
export function peopleOf(companyCode: string, id: string): RawBuilder<AddressPerson & { readonly part: AddressPart }> {
  return sql`
    select a.part, p.person_id as "personId", p.full_name as "fullName", p.english_name as "englishName",
      p.display_name as "displayName", p.login_id as "loginId"
    from shared_address_people a
    join people p on p.company_code = a.company_code and p.person_id = a.person_id
    where a.company_code = ${companyCode} and a.shared_address_id = ${id}::uuid
    order by p.full_name, p.login_id`;
}

/** Addresses that a person has a part in, with those parts and the owners. */
export function addressesWith(companyCode: string, personId: string): RawBuilder<OwnSharedAddress> {
  return sql<OwnSharedAddress>`
    with own as (
      select shared_address_id, array_agg(part order by array_position(array['owner', 'member', 'sender'], part)) as parts
      from shared_address_people where company_code = ${companyCode} and person_id = ${personId}::uuid
      group by shared_address_id)
    select ${shown}, own.parts, coalesce((
        select jsonb_agg(jsonb_build_object('fullName', p.full_name, 'englishName', p.english_name,
          'displayName', p.display_name) order by p.full_name)
        from shared_address_people o
        join people p on p.company_code = o.company_code and p.person_id = o.person_id
        where o.company_code = s.company_code and o.shared_address_id = s.shared_address_id and o.part = 'owner'), '[]') as owners,
      case when 'owner' = any(own.parts) then coalesce((
        select jsonb_agg(jsonb_build_object('personId', p.person_id, 'fullName', p.full_name, 'englishName', p.english_name,
          'displayName', p.display_name, 'loginId', p.login_id) order by p.full_name, p.login_id)
        from shared_address_people m
        join people p on p.company_code = m.company_code and p.person_id = m.person_id
        where m.company_code = s.company_code and m.shared_address_id = s.shared_address_id and m.part = 'member'), '[]') end
        as members
    from own join shared_addresses s on s.company_code = ${companyCode} and s.shared_address_id = own.shared_address_id
    order by s.address`;
}

export interface AliasLine {
  readonly address: string;
  readonly mailboxes: readonly string[];
  /** People whose mailbox is not proven, or who are not in service. */
  readonly leftOut: number;
}

const isMailbox = sql`(p.is_confirmed and p.closed_at is null and ${inServiceIn('p')})`;

/** Proven mailboxes of people in service, by the person. */
export function mailboxesOf(
  companyCode: string,
  personIds: readonly string[],
): RawBuilder<{ readonly personId: string; readonly mailbox: string }> {
  return sql`
    select p.person_id as "personId", p.login_id as mailbox from people p
    where p.company_code = ${companyCode} and p.person_id = any(${personIds}::uuid[]) and ${isMailbox}`;
}

/** Addresses with the mailboxes of their members, or of those who send from them. */
export function aliasLines(companyCode: string, table: AliasTable): RawBuilder<AliasLine> {
  const part = table === 'members' ? 'member' : 'sender';
  return sql<AliasLine>`
    select s.address, coalesce(array_agg(p.login_id::text order by p.login_id) filter (where ${isMailbox}), '{}') as mailboxes,
      (count(p.person_id) filter (where not ${isMailbox}))::integer as "leftOut"
    from shared_addresses s
    left join shared_address_people a on a.company_code = s.company_code and a.shared_address_id = s.shared_address_id
      and a.part = ${part}
    left join people p on p.company_code = a.company_code and p.person_id = a.person_id
    where s.company_code = ${companyCode} group by s.address order by s.address`;
}
