-- A change on a day says by codes what it does, so that it is listed without its input, which goes with its end.
alter table plans add column detail jsonb;
-- Planned as a change of its own; others belong to something that shows them itself, as a planned retirement.
alter table plans add column is_shown boolean not null default false;
-- Lists of those to come, and of those that ended.
create index plans_shown_idx on plans (company_code, due_on, order_number) where is_shown and state in ('waiting', 'running');
create index plans_ended_idx on plans (company_code, ended_at desc, order_number desc)
  where is_shown and state not in ('waiting', 'running');
create index plans_person_idx on plans (company_code, person_id) where state = 'waiting';
create index plans_run_idx on plans (company_code, run_id) where run_id is not null;

-- One run at a time carries out what is due: the next day's changes wait for those of the day before.
create unique index row_runs_due_idx on row_runs (company_code) where origin = 'plan' and ended_at is null;

-- Names the companies with changes whose day has come, or whose run has ended without them.
create function companies_with_due_plans() returns setof text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  company record;
begin
  for company in select c.company_code, (app_now() at time zone c.time_zone)::date as today from companies c
      where c.ended_at is null loop
    perform set_config('app.company_code', company.company_code, true);
    if exists (select from plans p where p.company_code = company.company_code and p.state = 'waiting' and p.due_on <= company.today)
      or exists (select from plans p join row_runs r on r.company_code = p.company_code and r.run_id = p.run_id
        where p.company_code = company.company_code and p.run_id is not null and p.state = 'running' and r.ended_at is not null)
    then return next company.company_code; end if;
  end loop;
  perform set_config('app.company_code', company_before, true);
end $$;
revoke execute on function companies_with_due_plans() from public;
grant execute on function companies_with_due_plans() to madang_app;
