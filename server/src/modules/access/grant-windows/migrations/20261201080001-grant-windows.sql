-- MEM-03: named hours in which a grant holds: minutes from Monday 00:00 in a zone, less the company's days off where it says so.
create table grant_windows (
  company_code text not null constraint grant_windows_company_code_fkey references companies,
  grant_window_id uuid not null default new_id(),
  name text not null,
  weekly int4multirange not null,
  zone text not null,
  closes_on_days_off boolean not null,
  created_at timestamptz not null default app_now(),
  constraint grant_windows_pkey primary key (company_code, grant_window_id),
  constraint grant_windows_company_code_name_key unique (company_code, name),
  constraint grant_windows_weekly_check check (not isempty(weekly) and weekly <@ int4multirange(int4range(0, 10080))),
  constraint grant_windows_zone_check check (zone ~ '^GMT[+-][0-9]{1,2}$|/|^UTC$')
);
call guard_company_table('grant_windows');

-- Dates on which the company does not work. SQL knows no lunar day, so they are written ahead.
create table days_off (
  company_code text not null constraint days_off_company_code_fkey references companies,
  day date not null,
  constraint days_off_pkey primary key (company_code, day)
);
call guard_company_table('days_off');

-- PostgreSQL reads 'GMT+9' as nine hours behind; the specification means ahead.
create function local_time(moment timestamptz, zone text) returns timestamp language plpgsql immutable as $$
begin
  if zone like 'GMT%' then return moment at time zone make_interval(hours => substr(zone, 4)::integer); end if;
  return moment at time zone zone;
end $$;

create function minute_of_week(local timestamp) returns integer language plpgsql immutable as $$
begin
  return (extract(isodow from local)::integer - 1) * 1440 + extract(hour from local)::integer * 60 + extract(minute from local)::integer;
end $$;

-- Why a window is closed at a moment: 'otherHours' or 'dayOff'; null where it is open.
create function window_closed(held grant_windows, moment timestamptz) returns text language plpgsql stable as $$
declare
  local constant timestamp := local_time(moment, held.zone);
begin
  if held.closes_on_days_off and exists (select from days_off d where d.company_code = held.company_code and d.day = local::date)
  then return 'dayOff'; end if;
  return case when held.weekly @> minute_of_week(local) then null else 'otherHours' end;
end $$;

create function in_window(company text, id uuid, moment timestamptz) returns boolean language plpgsql stable as $$
declare
  held grant_windows;
begin
  select * into held from grant_windows w where w.company_code = company and w.grant_window_id = id;
  return found and window_closed(held, moment) is null;
end $$;

-- The next moment at which a window may open or close, or an earlier one: by the offset of now, and never beyond the half hour at
-- which clocks of a named zone may change.
create function window_edge(held grant_windows, moment timestamptz) returns timestamptz language plpgsql stable as $$
declare
  minute constant integer := minute_of_week(local_time(moment, held.zone));
  started constant timestamptz := date_trunc('minute', moment);
  minutes integer;
begin
  select min((at - minute + 10079) % 10080 + 1) into minutes
  from (
    select unnest(array[lower(part), upper(part)]) as at from unnest(held.weekly) part
    union all select case when held.closes_on_days_off then (minute / 1440 + 1) * 1440 end) edges;
  return least(started + make_interval(mins => minutes),
    case when held.zone like 'GMT%' then null else date_bin('30 minutes', moment, 'epoch') + interval '30 minutes' end);
end $$;

-- Each window of the company: whether it is open, and until when that surely stays so.
create function windows_at(company text, moment timestamptz) returns table (window_id uuid, is_open boolean, edge timestamptz)
language plpgsql stable rows 10 as $$
begin
  return query select w.grant_window_id, window_closed(w, moment) is null, window_edge(w, moment)
    from grant_windows w where w.company_code = company;
end $$;
