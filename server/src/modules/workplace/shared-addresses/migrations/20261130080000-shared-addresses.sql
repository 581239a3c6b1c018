-- LBL-01: mail addresses that several people of a company share. The address is a row of login_ids as well, so that one
-- statement keeps it apart from every ID and every other address of the suite.
alter table login_ids add column kind text not null default 'person'
  constraint login_ids_kind_check check (kind = 'person' or (kind = 'label' and company_code is not null and kept_until is null));

create table shared_addresses (
  company_code text not null constraint shared_addresses_company_code_fkey references companies,
  shared_address_id uuid not null default new_id(),
  address text collate "C" not null,
  name text not null,
  english_name text not null default '',
  description text not null default '' constraint shared_addresses_description_check check (char_length(description) <= 100),
  created_at timestamptz not null default app_now(),
  changed_at timestamptz not null default app_now(),
  constraint shared_addresses_pkey primary key (company_code, shared_address_id),
  constraint shared_addresses_company_code_address_key unique (company_code, address)
);
call guard_company_table('shared_addresses');
create trigger shared_addresses_history before insert or update or delete on shared_addresses
  for each row execute function write_history('shared_address_id');

create table shared_address_people (
  company_code text not null constraint shared_address_people_company_code_fkey references companies,
  shared_address_id uuid not null,
  part text not null constraint shared_address_people_part_check check (part in ('member', 'sender', 'owner')),
  person_id uuid not null,
  created_at timestamptz not null default app_now(),
  constraint shared_address_people_pkey primary key (company_code, shared_address_id, part, person_id),
  constraint shared_address_people_shared_address_id_fkey foreign key (company_code, shared_address_id)
    references shared_addresses (company_code, shared_address_id) on delete cascade,
  constraint shared_address_people_person_id_fkey foreign key (company_code, person_id)
    references people (company_code, person_id) on delete cascade
);
create index shared_address_people_company_code_person_id_idx on shared_address_people (company_code, person_id);
call guard_company_table('shared_address_people');
