-- DEP-06: structures of companies. The operator makes one with its leading company; the others join and leave by offers. The three
-- tables hold codes of companies and names of structures, and no one's data; what one company reads of others comes from
-- structure_companies() alone.
create table company_structures (
  structure_code text not null,
  -- The leading company, which stays the structure's key for the operator after its data are destroyed.
  head_code text not null,
  name text not null,
  english_name text not null,
  created_at timestamptz not null default app_now(),
  constraint company_structures_pkey primary key (structure_code),
  constraint company_structures_head_code_key unique (head_code)
);

create table structure_members (
  company_code text not null constraint structure_members_company_code_fkey references companies,
  structure_code text not null constraint structure_members_structure_code_fkey references company_structures on delete cascade,
  joined_at timestamptz not null default app_now(),
  constraint structure_members_pkey primary key (company_code)
);
create index structure_members_structure_code_idx on structure_members (structure_code);

-- The open offers: one of a company and a structure. What ended is in the audit logs of both companies.
create table structure_offers (
  company_code text not null constraint structure_offers_company_code_fkey references companies,
  structure_code text not null constraint structure_offers_structure_code_fkey references company_structures on delete cascade,
  offer_id uuid not null default new_id(),
  kind text not null constraint structure_offers_kind_check check (kind in ('join', 'leave')),
  is_by_head boolean not null,
  expires_at timestamptz not null,
  constraint structure_offers_pkey primary key (company_code, structure_code),
  constraint structure_offers_offer_id_key unique (offer_id),
  constraint structure_offers_join_check check (kind = 'leave' or is_by_head)
);
create index structure_offers_structure_code_idx on structure_offers (structure_code);

-- The companies in service of the structure that the company of the transaction belongs to; none for every other company.
create function structure_companies() returns table (
  structure_code text, structure_name text, english_structure_name text, company_code text, company_name text,
  english_company_name text, level integer, joined_at timestamptz
) language sql stable as $$
  select s.structure_code, s.name, s.english_name, c.company_code, c.name, c.english_name,
    case when c.company_code = s.head_code then 1 else 2 end, m.joined_at
  from structure_members own
    join company_structures s on s.structure_code = own.structure_code
    join structure_members m on m.structure_code = own.structure_code
    join companies c on c.company_code = m.company_code
  where own.company_code = app_company() and c.ended_at is null
  order by c.company_code <> s.head_code, m.joined_at, c.company_code
$$;
