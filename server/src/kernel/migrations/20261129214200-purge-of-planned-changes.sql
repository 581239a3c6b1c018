-- Planned changes that ended long ago go, with what they were about: what they did is in the audit log.
create function purge_plans(kept_days integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  company text;
begin
  for company in select c.company_code from companies c loop
    perform set_config('app.company_code', company, true);
    delete from plans p
      where p.company_code = company and p.state not in ('waiting', 'running')
        and p.ended_at < app_now() - make_interval(days => kept_days);
  end loop;
  perform set_config('app.company_code', company_before, true);
end $$;
revoke execute on function purge_plans(integer) from public;
grant execute on function purge_plans(integer) to madang_app;
