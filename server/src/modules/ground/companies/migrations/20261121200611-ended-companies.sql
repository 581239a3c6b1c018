-- ACC-11: a company that has ended its service. From then on nobody comes in, and nothing from outside reaches its rows; until
-- destroyed_after the operator can take the end back, afterwards a job destroys what the company had.
alter table companies
  add column ended_at timestamptz,
  add column destroyed_after timestamptz,
  add column destroyed_at timestamptz,
  add constraint companies_ended_check check ((ended_at is null) = (destroyed_after is null)),
  add constraint companies_destroyed_check check (destroyed_at is null or destroyed_at >= destroyed_after),
  add constraint companies_platform_check check (ended_at is null or company_code <> 'PLATFORM');
create index companies_destroyed_after_idx on companies (destroyed_after) where destroyed_at is null and ended_at is not null;

create function is_in_service(company text) returns boolean language sql stable
  return exists (select from companies c where c.company_code = company and c.ended_at is null);

-- Nobody becomes, or comes in as, one of the company's people once it has ended. The end holds the row alone: of an end and a
-- sign-up at the same moment one comes first, and the other sees it.
create function refuse_ended_company() returns trigger language plpgsql as $$
begin
  perform from companies c where c.company_code = new.company_code and c.ended_at is null for key share;
  if not found then
    raise exception 'the company has ended its service'
      using errcode = 'integrity_constraint_violation', constraint = 'companies_in_service';
  end if;
  return new;
end $$;
create trigger people_in_service before insert on people for each row execute function refuse_ended_company();
create trigger passwords_in_service before insert on passwords for each row execute function refuse_ended_company();
create trigger pending_log_ins_in_service before insert on pending_log_ins
  for each row execute function refuse_ended_company();
create trigger invitations_in_service before insert on invitations for each row execute function refuse_ended_company();
create trigger invitation_joins_in_service before insert on invitation_joins
  for each row execute function refuse_ended_company();

-- The same for a session, whose trigger held the company's row before.
create or replace function fill_session_profile() returns trigger language plpgsql as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
begin
  perform set_config('app.company_code', new.company_code, true);
  perform from people where company_code = new.company_code and person_id = new.person_id for share;
  perform from companies where company_code = new.company_code and ended_at is null for share;
  if not found then
    raise exception 'the company has ended its service'
      using errcode = 'integrity_constraint_violation', constraint = 'companies_in_service';
  end if;
  new.profile := session_profile(new.company_code, new.person_id);
  perform set_config('app.company_code', company_before, true);
  return new;
end $$;

-- What is found from outside, before the company is known, is not found while the company is out of service.
create or replace function find_open_invitation(code bytea) returns table (company_code text, invitation_id uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  known invitation_links%rowtype;
begin
  select * into known from invitation_links l where l.code_hash = code;
  perform set_config('app.company_code', coalesce(known.company_code, ''), true);
  return query
    select i.company_code, i.invitation_id from invitations i
    where i.company_code = known.company_code and i.invitation_id = known.invitation_id and i.code_hash = code
      and i.revoked_at is null and i.expires_at > app_now() and i.used_count < i.max_uses
      and is_in_service(i.company_code);
  perform set_config('app.company_code', company_before, true);
end $$;

create or replace function read_initial_password(sought text) returns table (
  company_code text, person_id uuid, password_hash text
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  known login_ids%rowtype;
begin
  select * into known from login_ids l where l.login_id = sought and l.company_code is not null;
  perform set_config('app.company_code', coalesce(known.company_code, ''), true);
  return query
    select w.company_code, w.person_id, w.password_hash
    from initial_passwords w
    join people p on p.company_code = w.company_code and p.person_id = w.person_id
    where w.company_code = known.company_code and w.person_id = known.person_id and w.expires_at > app_now()
      and p.applied_at is null and p.employment_status = 'B' and is_in_service(w.company_code);
  perform set_config('app.company_code', company_before, true);
end $$;

create or replace function read_recoverable(sought text) returns table (
  company_code text, person_id uuid, password_profile text, external_mail_index bytea, mobile_index bytea,
  is_confirmed boolean
) language plpgsql security definer set search_path = public, pg_temp as $$
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
    from people p join companies c on c.company_code = p.company_code and c.ended_at is null
    where p.company_code = known.company_code and p.person_id = known.person_id
      and p.employment_status <> 'R'
      and exists (select from passwords w where w.company_code = p.company_code and w.person_id = p.person_id);
  perform set_config('app.company_code', company_before, true);
end $$;

-- A representative is kept as long as there is a company.
create or replace function keep_representative() returns trigger language plpgsql as $$
begin
  if old.role = 'representative' and not exists (
    select from companies c where c.company_code = old.company_code and c.destroyed_after <= app_now())
  then
    raise exception 'a representative is kept'
      using errcode = 'integrity_constraint_violation', constraint = 'memberships_representative_kept';
  end if;
  return coalesce(new, old);
end $$;

-- What is sealed of a closed account has a time of its own (0039), and may outlive the company.
alter table closed_accounts drop constraint closed_accounts_person_id_fkey;

-- Destroys at most so many rows of a company whose time is over and answers how many they were; 0 once there are none. Every
-- table that names companies is emptied, so that a later capability needs no line here, but for the company itself, the
-- evidence, and what has an end of its own. A table goes after those that refer to it, a row after the rows below it.
create function destroy_ended_company(company text, most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  kept constant text[] := array['companies', 'agreements', 'audit_log', 'verified_contacts', 'closed_accounts'];
  place record;
  gone integer;
  total integer := 0;
begin
  perform from companies c where c.company_code = company and c.destroyed_after <= app_now() for update;
  if not found then return 0; end if;
  perform set_config('app.company_code', company, true);
  for place in
    with recursive held as (
      select c.oid, a.attname from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
        and a.attname in ('company_code', 'issuer_company_code') and c.relname <> all (kept)),
    referring as (
      select distinct k.conrelid, k.confrelid from pg_constraint k
      where k.contype = 'f' and k.conrelid <> k.confrelid
        and k.conrelid in (select h.oid from held h) and k.confrelid in (select h.oid from held h)),
    depth as (
      select h.oid, 0 as level from held h
      union
      select r.confrelid, d.level + 1 from depth d join referring r on r.conrelid = d.oid)
    select h.oid::regclass as name, h.attname as company_column, (
        -- Changes of the other tables are written down there, so that the history goes last.
        select max(d.level) from depth d where d.oid = h.oid) + (h.oid = 'history'::regclass)::integer * 1000 as level,
      coalesce((
        select string_agg(format(' and not exists (select from %s lower where lower.%I = t.%I and lower.%I = t.%I)',
          h.oid::regclass, c1.attname, f1.attname, c2.attname, f2.attname), '')
        from pg_constraint k
        join pg_attribute c1 on c1.attrelid = h.oid and c1.attnum = k.conkey[1]
        join pg_attribute f1 on f1.attrelid = h.oid and f1.attnum = k.confkey[1]
        join pg_attribute c2 on c2.attrelid = h.oid and c2.attnum = k.conkey[2]
        join pg_attribute f2 on f2.attrelid = h.oid and f2.attnum = k.confkey[2]
        where k.contype = 'f' and k.conrelid = h.oid and k.confrelid = h.oid), '')
      || case when h.oid = 'login_ids'::regclass then ' and t.kept_until is null' else '' end as conditions
    from held h order by 3
  loop
    loop
      execute format('delete from %1$s where ctid = any (array(select t.ctid from %1$s t where t.%2$I = $1%3$s limit $2))',
        place.name, place.company_column, place.conditions) using company, most - total;
      get diagnostics gone = row_count;
      total := total + gone;
      exit when gone = 0 or total >= most;
    end loop;
    exit when total >= most;
  end loop;
  perform set_config('app.company_code', company_before, true);
  return total;
end $$;
revoke execute on function destroy_ended_company(text, integer) from public;
grant execute on function destroy_ended_company(text, integer) to madang_app;
