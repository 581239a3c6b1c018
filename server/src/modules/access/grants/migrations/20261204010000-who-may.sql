-- MEM-09: people whose grants reach a place with a permission at a moment, as `explain_right` decides it for one person; among some people,
-- or among all where that is null. An empty kind asks about anything at all.
create function who_may(wanted text, kind text, id text, moment timestamptz, among uuid[], most integer) returns table (person_id uuid)
language plpgsql stable as $$
declare
  company constant text := app_company();
  above constant text[] := case when kind in ('', 'company') then '{}' else coalesce(departments_above(kind, id), '{}') end;
  around constant text[] := case when kind in ('', 'company') then '{}' else sub_organisations_above(kind, id) end;
  opening constant text[] := array(select r.name from opened_by_roles(company) r where r.permission = wanted);
begin
  return query
    select distinct g.person_id
    from grants g left join grant_windows w on w.company_code = company and w.grant_window_id = g.window_id
    where g.company_code = company and (among is null or g.person_id = any (among))
      and (g.permission = wanted or coalesce(g.role, g.company_role_id::text) = any (opening))
      and (kind = '' or g.scope_kind = 'company' or g.scope_kind = kind and g.scope_id = id
        or g.scope_kind = 'department' and g.scope_id = any (above)
        or g.scope_kind = 'sub-organisation' and g.scope_id = any (around))
      and g.valid_from <= moment and moment < g.valid_until
      and (g.window_id is null or window_closed(w, moment) is null)
    order by 1 limit most;
end $$;

-- The next moment from one on at which hours are open; null where that is further away than some weeks.
create function next_opening(held grant_windows, moment timestamptz) returns timestamptz language plpgsql stable as $$
declare
  at timestamptz := moment;
begin
  -- In a zone with a name an edge is half an hour away at most.
  for step in 1 .. 1500 loop
    if window_closed(held, at) is null then return at; end if;
    at := window_edge(held, at);
  end loop;
  return null;
end $$;

-- Moments at which a grant between two moments and within hours shows what it changes: as it begins and before it ends, moments of
-- several days and times of the day, and one within its hours and outside of the others that it had.
create function telling_moments(starts timestamptz, ends timestamptz, hours uuid, others uuid) returns setof timestamptz
language plpgsql stable as $$
declare
  begins constant timestamptz := greatest(app_now(), starts);
  held grant_windows;
  other grant_windows;
begin
  select * into held from grant_windows w where w.company_code = app_company() and w.grant_window_id = hours;
  select * into other from grant_windows w where w.company_code = app_company() and w.grant_window_id = others;
  return query
    with candidates as (
      select begins as at
      union select next_opening(held, begins) where hours is not null
      union select least(ends - interval '1 second', begins + interval '1000 years') where hours is null
      -- 37 hours apart they fall on all days of a week, and on days and nights by turns.
      union select begins + make_interval(hours => 37 * n) from generate_series(1, 7) n
      union select min(half.at) from generate_series(date_bin('30 minutes', begins, 'epoch') + interval '30 minutes',
          begins + interval '8 days', interval '30 minutes') half (at)
        where others is not null and others is distinct from hours and window_closed(other, half.at) is not null
          and (hours is null or window_closed(held, half.at) is null))
    select c.at from candidates c
    where c.at >= begins and c.at < ends and (hours is null or window_closed(held, c.at) is null);
end $$;

-- A refusal names colleagues who have the permission only where the company wants it.
alter table companies add column names_right_holders boolean not null default false;
