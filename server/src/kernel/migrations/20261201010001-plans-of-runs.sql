-- A change on a day keeps the run that planned it. That run takes it back: it cancels what waits, and undoes what was carried out.
alter table plans add column planned_by uuid;
create index plans_planned_by_idx on plans (company_code, planned_by) where planned_by is not null;
-- Of an undo: the change on a day that a row takes back.
alter table run_rows add column undoes_plan uuid;
create index run_rows_plan_idx on run_rows (company_code, plan_id) where plan_id is not null;

-- A run whose changes wait for their day is kept until they have ended, and as long after that as any other run.
create or replace function purge_row_runs(kept_days integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  company text;
  kept_from constant timestamptz := app_now() - make_interval(days => kept_days);
  gone uuid[];
begin
  foreach company in array array(select c.company_code from companies c) loop
    perform set_config('app.company_code', company, true);
    gone := array(select r.run_id from row_runs r where r.company_code = company and r.ended_at < kept_from
      and not exists (select from plans p where p.company_code = company and p.planned_by = r.run_id
        and (p.ended_at is null or p.ended_at >= kept_from)));
    delete from run_rows w where w.company_code = company and w.run_id = any(gone);
    delete from row_runs r where r.company_code = company and r.run_id = any(gone);
  end loop;
  perform set_config('app.company_code', company_before, true);
end $$;
