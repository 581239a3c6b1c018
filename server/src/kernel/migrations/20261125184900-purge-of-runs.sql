-- Runs of rows that ended some days ago go, with what became of each row: it is in the audit log, and in what the rows made.
create function purge_row_runs(kept_days integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  company text;
begin
  for company in select c.company_code from companies c loop
    perform set_config('app.company_code', company, true);
    delete from run_rows w using row_runs r
      where r.company_code = company and r.ended_at < app_now() - make_interval(days => kept_days)
        and w.company_code = r.company_code and w.run_id = r.run_id;
    delete from row_runs r
      where r.company_code = company and r.ended_at < app_now() - make_interval(days => kept_days);
  end loop;
  perform set_config('app.company_code', company_before, true);
end $$;
revoke execute on function purge_row_runs(integer) from public;
grant execute on function purge_row_runs(integer) to madang_app;
