-- The same pieces and first consonants as before, by loops: the plan of a function in SQL is made anew in each statement, which was
-- three quarters of their cost. A piece may repeat; the index keeps each once.
create or replace function search_pieces(company text, written text) returns text[]
language plpgsql immutable parallel safe cost 1000 as $$
declare
  prefix constant text := company || ' ';
  pieces text[] := '{}';
  letter text;
  before text;
  pair text;
begin
  foreach letter in array coalesce(string_to_array(written, null), '{}') loop
    if octet_length(pair) > 2 then
      pieces := pieces || (prefix || pair);
    elsif pair is not null and octet_length(letter) = 1 then
      pieces := pieces || (prefix || pair || letter);
    end if;
    pair := before || letter;
    before := letter;
  end loop;
  if octet_length(pair) > 2 then pieces := pieces || (prefix || pair); end if;
  return pieces;
end $$;

create or replace function initials_of(comparable text) returns text language plpgsql immutable parallel safe as $$
declare
  initials text := '';
  letter text;
  code integer;
begin
  foreach letter in array coalesce(string_to_array(comparable, null), '{}') loop
    code := ascii(letter);
    initials := initials || case when code between 44032 and 55203
      then substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (code - 44032) / 588 + 1, 1) else letter end;
  end loop;
  return initials;
end $$;

-- Deleted people leave the search once a statement; changed ones by row, for transition tables cannot be bound to columns.
create function end_people_search() returns trigger
language plpgsql security definer set search_path to public, pg_temp as $$
begin
  delete from people_search s using deleted d where s.company_code = d.company_code and s.person_id = d.person_id;
  return null;
end $$;
revoke execute on function end_people_search() from public;
drop trigger people_search_gone on people;
create trigger people_search_gone after delete on people referencing old table as deleted
  for each statement execute function end_people_search();

-- Which of these employee numbers people of the transaction's company have, in whatever case, each as it was asked. Under row-level
-- security no index over upper(employee_number) is read, so this reads the one of people_search as its owner.
create function taken_numbers(wanted text[]) returns setof text
language plpgsql stable security definer rows 10 set search_path to public, pg_temp as $$
declare
  company constant text := app_company();
  capitals constant text[] := array(select upper(w) from unnest(wanted) w);
  taken constant text[] := array(
    select s.employee_number from people_search s where s.company_code = company and s.employee_number = any (capitals));
begin
  return query select w from unnest(wanted) w where upper(w) = any (taken);
end $$;
revoke execute on function taken_numbers(text[]) from public;
grant execute on function taken_numbers(text[]) to madang_app;
