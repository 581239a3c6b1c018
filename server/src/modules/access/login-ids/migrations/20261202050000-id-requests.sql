-- IDR-02, REQ-01: a wanted ID is a row of login_ids from the moment of asking, so that one statement keeps it apart from every
-- ID and every address of the suite; its person_id is the request, so that no question of a person finds it. A former ID is a
-- second row of its person: it signs in until former_until, and is then kept from others until kept_until, or for ever.
alter table login_ids
  add column is_former boolean not null default false,
  add column former_until timestamptz,
  drop constraint login_ids_kind_check,
  add constraint login_ids_kind_check check (kind = 'person'
    or (kind in ('label', 'wanted') and company_code is not null and kept_until is null)),
  add constraint login_ids_former_check check (is_former = (former_until is not null)
    and (not is_former or (kind = 'person' and company_code is not null)));

create table id_requests (
  company_code text not null constraint id_requests_company_code_fkey references companies,
  request_id uuid not null default new_id(),
  person_id uuid not null,
  request_type text not null constraint id_requests_request_type_check check (request_type in ('new', 'change', 'release')),
  origin text not null constraint id_requests_origin_check check (origin in ('person', 'company')),
  old_id text collate "C" not null,
  wanted_id text collate "C" not null,
  state text not null constraint id_requests_state_check
    check (state in ('requesting', 'approved', 'rejected', 'completed', 'cancelled')),
  reason bytea,
  asked_at timestamptz not null default app_now(),
  decided_by uuid,
  settled_at timestamptz,
  constraint id_requests_pkey primary key (company_code, request_id),
  constraint id_requests_person_id_fkey foreign key (company_code, person_id)
    references people (company_code, person_id) on delete cascade,
  constraint id_requests_settled_at_check check ((settled_at is null) = (state in ('requesting', 'approved')))
);
-- One open request of a person, however many are sent at once.
create unique index id_requests_open_key on id_requests (company_code, person_id) where state in ('requesting', 'approved');
create index id_requests_person_idx on id_requests (company_code, person_id, asked_at);
create index id_requests_asked_at_idx on id_requests (company_code, asked_at, request_id);
call guard_company_table('id_requests');

-- Found by a search beside the ID of today.
alter table people add column former_login_ids text[] not null default '{}'
  constraint people_former_login_ids_check check (cardinality(former_login_ids) <= 20);
create or replace function keep_people_search() returns trigger language plpgsql security definer
  set search_path to 'public', 'pg_temp' as $function$
begin
  if tg_op = 'DELETE' or new.closed_at is not null then
    delete from people_search where company_code = old.company_code and person_id = old.person_id;
  else
    insert into people_search (company_code, person_id, written, employee_number)
    values (new.company_code, new.person_id,
      e'\n' || new.search_text || e'\n' || coalesce(nullif(array_to_string(new.former_login_ids, e'\n'), '') || e'\n', ''), upper(new.employee_number))
    on conflict (company_code, person_id) do update set written = excluded.written, employee_number = excluded.employee_number;
  end if;
  return null;
end $function$;
create or replace trigger people_search_changed after update of search_text, employee_number, closed_at, former_login_ids on people
  for each row when (old.search_text is distinct from new.search_text or old.employee_number is distinct from new.employee_number
    or old.closed_at is distinct from new.closed_at or old.former_login_ids is distinct from new.former_login_ids)
  execute function keep_people_search();
