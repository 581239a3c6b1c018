-- USR-01: row-level security lets no operator but the leakproof ones read an index, and no search inside a name is one. So what is
-- searched stands in a table of its own. The application's role has no right to it; it asks find_people, which is bound to the
-- transaction's company. Every piece that the index holds begins with the company, so another's people cost a search nothing.
create table people_search (
  company_code text not null,
  person_id uuid not null,
  -- search_text, each of its lines between two line breaks.
  written text not null,
  -- In capitals; found by the whole of it alone.
  employee_number text,
  constraint people_search_pkey primary key (company_code, person_id)
);
revoke all on people_search from madang_app;

-- The pieces of a text: three Latin letters, or two of which one is no Latin letter, for two syllables are a whole name. Every piece of
-- a part of a text is a piece of the text.
create function search_pieces(company text, written text) returns text[] language sql immutable parallel safe cost 1000
return (
  select coalesce(array_agg(distinct company || ' ' || piece), '{}') from (
    select case when octet_length(one || two) > 2 then one || two when octet_length(three) = 1 then one || two || three end as piece
    from (
      select letter as one, lead(letter) over (order by place) as two, lead(letter, 2) over (order by place) as three
      from unnest(string_to_array(written, null)) with ordinality letters (letter, place)) as neighbours) as pieces
  where piece is not null);

create function keep_new_people_search() returns trigger
language plpgsql security definer set search_path to public, pg_temp as $$
begin
  insert into people_search (company_code, person_id, written, employee_number)
  select company_code, person_id, e'\n' || search_text || e'\n', upper(employee_number) from added where closed_at is null;
  return null;
end $$;

create function keep_people_search() returns trigger
language plpgsql security definer set search_path to public, pg_temp as $$
begin
  if tg_op = 'DELETE' or new.closed_at is not null then
    delete from people_search where company_code = old.company_code and person_id = old.person_id;
  else
    insert into people_search (company_code, person_id, written, employee_number)
    values (new.company_code, new.person_id, e'\n' || new.search_text || e'\n', upper(new.employee_number))
    on conflict (company_code, person_id) do update set written = excluded.written, employee_number = excluded.employee_number;
  end if;
  return null;
end $$;
revoke execute on function keep_new_people_search(), keep_people_search() from public;

create trigger people_search_added after insert on people referencing new table as added
  for each statement execute function keep_new_people_search();
create trigger people_search_changed after update of search_text, employee_number, closed_at on people for each row
  when (old.search_text is distinct from new.search_text or old.employee_number is distinct from new.employee_number
    or old.closed_at is distinct from new.closed_at)
  execute function keep_people_search();
create trigger people_search_gone after delete on people for each row execute function keep_people_search();

-- In the same transaction, for a search that misses people is worse than a registration that waits.
do $$
declare
  company text;
begin
  foreach company in array array(select company_code from companies) loop
    perform set_config('app.company_code', company, true);
    insert into people_search (company_code, person_id, written, employee_number)
    select company_code, person_id, e'\n' || search_text || e'\n', upper(employee_number) from people
    where company_code = company and closed_at is null;
  end loop;
  perform set_config('app.company_code', '', true);
end $$;

-- Without a list of pieces that wait to be sorted in, which every search would read through.
create index people_search_pieces_idx on people_search using gin (search_pieces(company_code, written)) with (fastupdate = off);
create index people_search_employee_number_idx on people_search (company_code, employee_number) where employee_number is not null;
-- A name that is deleted leaves nothing in the planner's samples.
alter table people_search alter column written set statistics 0, alter column employee_number set statistics 0;
alter index people_search_pieces_idx alter column 1 set statistics 0;

-- The company's people in whose searched text one of the needles stands, up to `most` for each needle (null: all), and the one with the
-- employee number. A needle is comparable text, with a line break where a line has to begin or end.
create function find_people(needles text[], number text, most integer) returns setof uuid
language plpgsql stable security definer rows 100 set search_path to public, pg_temp as $$
declare
  company constant text := app_company();
  needle text;
  wanted text[];
begin
  foreach needle in array needles loop
    wanted := search_pieces(company, needle);
    if wanted = '{}' then
      return query select s.person_id from people_search s where s.company_code = company and strpos(s.written, needle) > 0 limit most;
    else
      -- The company is asked for once more, and not by an index: that of the pieces leads to few.
      return query select s.person_id from people_search s
        where search_pieces(s.company_code, s.written) @> wanted and s.company_code || '' = company and strpos(s.written, needle) > 0
        limit most;
    end if;
  end loop;
  return query select s.person_id from people_search s where s.company_code = company and s.employee_number = upper(number);
end $$;
revoke execute on function find_people(text[], text, integer) from public;
grant execute on function find_people(text[], text, integer) to madang_app;
