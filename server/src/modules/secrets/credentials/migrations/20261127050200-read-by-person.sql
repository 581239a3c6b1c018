-- The directory answers who has an ID, and the person's company all else. Those that read both in one (read_credentials,
-- read_initial_password, read_recoverable) stay for the release before this one, which calls them.
create function read_password_of(company text, person uuid) returns table (version integer, password_hash text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
begin
  perform set_config('app.company_code', company, true);
  return query
    select w.version, w.password_hash from passwords w
    join people p on p.company_code = w.company_code and p.person_id = w.person_id and p.employment_status <> 'R'
    where w.company_code = company and w.person_id = person
    order by w.version desc limit 1;
  perform set_config('app.company_code', company_before, true);
end $$;
revoke execute on function read_password_of(text, uuid) from public;
grant execute on function read_password_of(text, uuid) to madang_app;

create function read_initial_password_of(company text, person uuid) returns table (password_hash text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
begin
  perform set_config('app.company_code', company, true);
  return query
    select w.password_hash from initial_passwords w
    join people p on p.company_code = w.company_code and p.person_id = w.person_id
    where w.company_code = company and w.person_id = person and w.expires_at > app_now()
      and p.applied_at is null and p.employment_status = 'B' and is_in_service(w.company_code);
  perform set_config('app.company_code', company_before, true);
end $$;
revoke execute on function read_initial_password_of(text, uuid) from public;
grant execute on function read_initial_password_of(text, uuid) to madang_app;

create function read_recovery_of(company text, person uuid) returns table (
  password_profile text, external_mail_index bytea, mobile_index bytea, opencode_index bytea, is_confirmed boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
begin
  perform set_config('app.company_code', company, true);
  return query
    select c.password_profile,
      case when p.is_external_mail_proven then p.external_mail_index end,
      case when p.is_mobile_proven then p.mobile_index end,
      case when not p.is_external_mail_proven and not p.is_mobile_proven then p.opencode_index end,
      p.is_confirmed
    from people p join companies c on c.company_code = p.company_code and c.ended_at is null
    where p.company_code = company and p.person_id = person and p.employment_status <> 'R'
      and exists (select from passwords w where w.company_code = p.company_code and w.person_id = p.person_id);
  perform set_config('app.company_code', company_before, true);
end $$;
revoke execute on function read_recovery_of(text, uuid) from public;
grant execute on function read_recovery_of(text, uuid) to madang_app;
