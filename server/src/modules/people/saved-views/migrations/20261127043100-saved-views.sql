-- Searches and filters of the list of people that a person keeps, or that a company shares. A shared one outlives the account of the
-- person who made it, and belongs to no one then; a person's own go with the account.
create table saved_views (
  company_code text not null constraint saved_views_company_code_fkey references companies,
  saved_view_id uuid not null default new_id(),
  person_id uuid,
  name text not null,
  query text not null,
  is_shared boolean not null,
  created_at timestamptz not null default app_now(),
  constraint saved_views_pkey primary key (company_code, saved_view_id),
  constraint saved_views_person_id_fkey foreign key (company_code, person_id) references people (company_code, person_id),
  constraint saved_views_person_id_check check (is_shared or person_id is not null)
);
create unique index saved_views_own_name_key on saved_views (company_code, person_id, name) where not is_shared;
create unique index saved_views_shared_name_key on saved_views (company_code, name) where is_shared;
call guard_company_table('saved_views');

create function leave_saved_views() returns trigger language plpgsql as $$
begin
  delete from saved_views v where v.company_code = old.company_code and v.person_id = old.person_id and not v.is_shared;
  update saved_views v set person_id = null where v.company_code = old.company_code and v.person_id = old.person_id;
  delete from deleted_rows d where d.company_code = old.company_code and d.table_name = 'saved_views'
    and d.content -> 0 ->> 'person_id' = old.person_id::text;
  return coalesce(new, old);
end $$;
create trigger people_saved_views_left after update of closed_at on people for each row
  when (old.closed_at is null and new.closed_at is not null) execute function leave_saved_views();
create trigger people_saved_views_gone before delete on people for each row execute function leave_saved_views();
