-- ACC-01: whoever has left the service has no account: no password of theirs opens it, and no code brings it back.
create or replace function read_credentials(sought text)
 returns table(company_code text, person_id uuid, version integer, password_hash text)
 language plpgsql
 security definer
 set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  known login_ids%rowtype;
begin
  select * into known from login_ids l where l.login_id = sought and l.company_code is not null;
  perform set_config('app.company_code', coalesce(known.company_code, ''), true);
  return query
    select w.company_code, w.person_id, w.version, w.password_hash from passwords w
    join people p on p.company_code = w.company_code and p.person_id = w.person_id and p.employment_status <> 'R'
    where w.company_code = known.company_code and w.person_id = known.person_id
    order by w.version desc limit 1;
  perform set_config('app.company_code', company_before, true);
end $$;

create or replace function read_recoverable(sought text)
 returns table(company_code text, person_id uuid, password_profile text, external_mail_index bytea, mobile_index bytea, is_confirmed boolean)
 language plpgsql
 security definer
 set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  known login_ids%rowtype;
begin
  select * into known from login_ids l where l.login_id = sought and l.company_code is not null;
  perform set_config('app.company_code', coalesce(known.company_code, ''), true);
  return query
    select p.company_code, p.person_id, c.password_profile,
      case when p.is_external_mail_proven then p.external_mail_index end,
      case when p.is_mobile_proven then p.mobile_index end,
      p.is_confirmed and known.unconfirmed_until is null
    from people p join companies c on c.company_code = p.company_code
    where p.company_code = known.company_code and p.person_id = known.person_id
      and p.employment_status <> 'R'
      and exists (select from passwords w where w.company_code = p.company_code and w.person_id = p.person_id);
  perform set_config('app.company_code', company_before, true);
end $$;

-- Their sessions end in the statement that retires them, whichever operation that is in. The row is held alone first: a log-in
-- that is under way ends before this and is ended with the others, and one that comes later finds nobody in service.
create function end_sessions_of_retired() returns trigger language plpgsql as $$
begin
  perform from people where company_code = new.company_code and person_id = new.person_id for update;
  delete from pending_log_ins where company_code = new.company_code and person_id = new.person_id;
  delete from sessions where company_code = new.company_code and person_id = new.person_id;
  return new;
end $$;
create trigger people_retired_sessions before update of employment_status on people for each row
  when (new.employment_status = 'R' and old.employment_status <> 'R') execute function end_sessions_of_retired();
