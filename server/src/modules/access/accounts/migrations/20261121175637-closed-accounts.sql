-- ACC-11: an account that its person has closed. Of the person's row only the number stays, for texts and records that name
-- it; what the account was is sealed apart, where nothing of the product reads it, and destroyed when its time has come.
alter table people add column closed_at timestamptz;
create table closed_accounts (
  company_code text not null,
  person_id uuid not null,
  content bytea not null,
  closed_at timestamptz not null default app_now(),
  constraint closed_accounts_pkey primary key (company_code, person_id),
  constraint closed_accounts_person_id_fkey foreign key (company_code, person_id) references people
);
call guard_company_table('closed_accounts');

-- Nobody gets the ID of a closed account before that is destroyed (IDR-02). The job finds here, without a company, what is due.
alter table login_ids add column kept_until timestamptz;
create index login_ids_kept_until_idx on login_ids (kept_until) where kept_until is not null;

-- Empties every table whose rows go with their person, as its foreign key says. A capability that comes later needs no line
-- here: whether its rows end with the person is what its foreign key declares.
create function empty_tables_of_person(company text, person uuid) returns void language plpgsql as $$
declare
  reference record;
begin
  for reference in
    select k.conrelid::regclass as place, a.attname as person_column from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
    where k.contype = 'f' and k.confrelid = 'people'::regclass and k.confdeltype = 'c' and cardinality(k.conkey) = 2
  loop
    execute format('delete from %s where company_code = $1 and %I = $2', reference.place, reference.person_column)
      using company, person;
  end loop;
end $$;
