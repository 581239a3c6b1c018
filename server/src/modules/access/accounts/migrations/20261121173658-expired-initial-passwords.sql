-- ACC-04: forgets initial passwords that nobody used in time, in every company.
create function tidy_initial_passwords() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  company text;
begin
  for company in select c.company_code from companies c loop
    perform set_config('app.company_code', company, true);
    delete from initial_passwords w where w.company_code = company and w.expires_at <= app_now();
  end loop;
  perform set_config('app.company_code', company_before, true);
end $$;
revoke execute on function tidy_initial_passwords() from public;
grant execute on function tidy_initial_passwords() to madang_app;
