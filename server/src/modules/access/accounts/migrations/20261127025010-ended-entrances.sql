-- An ID serves until the end of its last day where its company is, a given password until its moment. Sessions are opened no longer
-- then, and those that live end with the ID. What waits for a second factor or terms is asked as well, so that nobody answers in vain.
create function id_ends_at(last_day text, zone text) returns timestamptz language plpgsql stable as $$
begin
  return case when last_day = '' then null else (last_day::date + 1)::timestamp at time zone zone end;
end $$;

-- Answers when the person's ID ends; null for never. The caller holds the person's row.
create function refuse_ended_entrance(company text, person uuid) returns timestamptz language plpgsql as $$
declare
  ends_at timestamptz;
begin
  select id_ends_at(p.id_valid_until, c.time_zone) into ends_at
  from people p join companies c on c.company_code = p.company_code
  where p.company_code = company and p.person_id = person;
  if ends_at <= app_now() then
    raise exception 'the ID has ended' using errcode = 'integrity_constraint_violation', constraint = 'people_id_in_force';
  end if;
  if (select w.serves_until from passwords w where w.company_code = company and w.person_id = person
      order by w.version desc limit 1) <= app_now() then
    raise exception 'the given password has ended'
      using errcode = 'integrity_constraint_violation', constraint = 'passwords_in_force';
  end if;
  return ends_at;
end $$;

create or replace function fill_session_profile() returns trigger language plpgsql as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  rules access_rules;
begin
  perform set_config('app.company_code', new.company_code, true);
  perform from people where company_code = new.company_code and person_id = new.person_id for share;
  perform from companies where company_code = new.company_code and ended_at is null for key share;
  if not found then
    raise exception 'the company has ended its service'
      using errcode = 'integrity_constraint_violation', constraint = 'companies_in_service';
  end if;
  -- `least` passes over null.
  new.expires_at := least(new.expires_at, refuse_ended_entrance(new.company_code, new.person_id));
  select * into rules from access_rules where company_code = new.company_code;
  if found then
    new.is_kept := new.is_kept and rules.allows_staying;
    new.idle_seconds := least(new.idle_seconds, rules.idle_minutes * 60);
    new.expires_at := least(new.expires_at, app_now() + make_interval(hours => rules.session_hours));
  end if;
  new.must_renew_password := must_renew_password(new.company_code, new.person_id);
  new.profile := session_profile(new.company_code, new.person_id);
  perform set_config('app.company_code', company_before, true);
  return new;
end $$;

create function refuse_waiting_entrance() returns trigger language plpgsql as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
begin
  perform set_config('app.company_code', new.company_code, true);
  perform refuse_ended_entrance(new.company_code, new.person_id);
  perform set_config('app.company_code', company_before, true);
  return new;
end $$;
create trigger pending_log_ins_entrance before insert on pending_log_ins
  for each row execute function refuse_waiting_entrance();

-- A nearer end ends what lives by then; a later one gives no session more time.
create function end_sessions_with_id() returns trigger language plpgsql as $$
begin
  update sessions s set expires_at = least(s.expires_at, id_ends_at(new.id_valid_until, c.time_zone)) from companies c
  where c.company_code = new.company_code and s.company_code = new.company_code and s.person_id = new.person_id;
  return null;
end $$;
create trigger people_id_sessions after update of id_valid_until on people
  for each row when (new.id_valid_until <> '' and new.id_valid_until <> old.id_valid_until) execute function end_sessions_with_id();
