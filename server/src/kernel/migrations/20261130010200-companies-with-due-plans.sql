-- Those of some companies, in service, that have work for their planned changes: a change whose day has come, a run that is filled
-- still, or a change that a run left which is over. One statement for many companies, each behind its own fence.
create function companies_with_due_plans(companies text[]) returns setof text language plpgsql as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  company text;
  today date;
begin
  foreach company in array companies loop
    perform set_config('app.company_code', company, true);
    select (app_now() at time zone c.time_zone)::date into today from companies c
      where c.company_code = company and c.ended_at is null;
    if exists (select from plans p where p.company_code = company and p.state = 'waiting' and p.due_on <= today)
      or exists (select from row_runs r
        where r.company_code = company and r.origin = 'plan' and r.ended_at is null and r.state = 'filling')
      or exists (select from plans p join row_runs r on r.company_code = p.company_code and r.run_id = p.run_id
        where p.company_code = company and p.state = 'running' and p.due_on is not null and r.ended_at is not null)
    then
      return next company;
    end if;
  end loop;
  perform set_config('app.company_code', company_before, true);
end $$;
