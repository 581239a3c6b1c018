-- What the directory has of a company goes by the directory's own statements, so that it may stand above several databases:
-- `apart` names its tables. destroy_ended_company stays for the release before this one.
create function destroy_rows_of_company(company text, most integer, apart text[]) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
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
        and a.attname in ('company_code', 'issuer_company_code') and c.relname <> all (kept_of_ended_companies() || apart)),
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
        where k.contype = 'f' and k.conrelid = h.oid and k.confrelid = h.oid), '') as conditions
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
revoke execute on function destroy_rows_of_company(text, integer, text[]) from public;
grant execute on function destroy_rows_of_company(text, integer, text[]) to madang_app;
