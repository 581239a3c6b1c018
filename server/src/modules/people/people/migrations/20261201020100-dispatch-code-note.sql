-- STA-09: the code of a dispatch company was a text of the record without a meaning. What stands in it becomes a note of the person's
-- history, which the trigger of their changes writes. The column stays empty until the release before this one answers no more.
do $$
declare
  company text;
begin
  foreach company in array array(select company_code from companies) loop
    perform set_config('app.company_code', company, true);
    update people set dispatch_company_code = null
    where company_code = company and dispatch_company_code is not null and closed_at is null;
  end loop;
  perform set_config('app.company_code', '', true);
end $$;
drop index people_dispatched_idx;

-- Few of very many people are away, and the list is asked for them alone.
create index people_away_idx on people (company_code, full_name collate "C", person_id)
  where employment_status in ('L', 'D') and closed_at is null;
