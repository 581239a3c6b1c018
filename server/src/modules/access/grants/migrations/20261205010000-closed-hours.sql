-- MEM-03: hours of the rights that would reach each of some things if it were their time, and when the last of these opens by itself. No row
-- where one of the things is out of reach at any hour, or all are within reach now.
create function closed_hours(actor uuid, wanted text, kinds text[], ids text[])
returns table (weekly int4multirange, zone text, is_day_off boolean, opens_at timestamptz) language plpgsql stable as $$
declare
  moment constant timestamptz := app_now();
begin
  return query
    with asked as materialized (
      select t.place, e.reason, e.window_id, e.valid_from, e.valid_until, e.grant_id is not null and e.reason is null as is_reached,
        coalesce(e.reason in ('otherHours', 'dayOff'), false) as is_closed
      from unnest(kinds, ids) with ordinality t (kind, id, place)
      left join lateral explain_right(actor, wanted, '{}', t.kind, t.id, moment) e on true),
    places as materialized (
      select a.place, bool_or(a.is_reached) as is_reached, bool_or(a.is_closed) as is_closed from asked a group by a.place),
    waiting as materialized (
      select a.place, a.reason, a.is_closed, w.weekly, w.zone, a.valid_until,
        case when a.window_id is null then a.valid_from else next_opening(w, greatest(moment, a.valid_from)) end as opens
      from asked a join places p on p.place = a.place
      left join grant_windows w on w.company_code = app_company() and w.grant_window_id = a.window_id
      where (a.is_closed or a.reason = 'notYet') and not p.is_reached
        and not exists (select from places q where not (q.is_reached or q.is_closed)))
    select distinct s.weekly, s.zone, s.reason = 'dayOff',
      (select case when bool_and(f.opens is not null) then max(f.opens) end from (
        select min(o.opens) filter (where o.opens < o.valid_until) as opens from waiting o group by o.place) f)
    from waiting s where s.is_closed and s.weekly is not null;
end $$;
