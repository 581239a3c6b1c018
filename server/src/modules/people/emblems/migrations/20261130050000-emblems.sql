create table emblems (
  company_code text not null constraint emblems_company_code_fkey references companies,
  emblem_id uuid not null default new_id(),
  name text not null,
  english_name text not null default '',
  description text not null default '',
  english_description text not null default '',
  image_id uuid not null,
  created_at timestamptz not null default app_now(),
  constraint emblems_pkey primary key (company_code, emblem_id),
  constraint emblems_company_code_name_key unique (company_code, name)
);
call guard_company_table('emblems');

create table emblem_grants (
  company_code text not null,
  person_id uuid not null,
  emblem_id uuid not null,
  -- Three places of a person: a fourth emblem has none.
  place smallint not null,
  granted_at timestamptz not null default app_now(),
  constraint emblem_grants_pkey primary key (company_code, person_id, emblem_id),
  constraint emblem_grants_person_id_fkey foreign key (company_code, person_id) references people (company_code, person_id),
  constraint emblem_grants_emblem_id_fkey foreign key (company_code, emblem_id) references emblems (company_code, emblem_id),
  constraint emblem_grants_place_check check (place between 1 and 3),
  constraint emblem_grants_person_id_place_key unique (company_code, person_id, place)
);
create index emblem_grants_of_emblem on emblem_grants (company_code, emblem_id, granted_at desc, person_id);
call guard_company_table('emblem_grants');

-- Gives a grant the first place that its person has free; one that comes back to a person who has left stays away.
create function place_emblem_grant() returns trigger language plpgsql as $$
begin
  perform from people p
    where p.company_code = new.company_code and p.person_id = new.person_id and p.employment_status <> 'R' and p.closed_at is null
    for no key update;
  if not found then
    return null;
  end if;
  select min(free) into new.place from generate_series(1, 4) free
    where not exists (
      select from emblem_grants g where g.company_code = new.company_code and g.person_id = new.person_id and g.place = free);
  return new;
end $$;
create trigger emblem_grants_place before insert on emblem_grants for each row execute function place_emblem_grant();
