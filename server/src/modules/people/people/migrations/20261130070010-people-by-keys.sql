-- Finds people by employee numbers, in any case, without reading all people of the company (decision 0144).
create function people_by_numbers(wanted text[]) returns table (number text, person_id uuid)
language plpgsql stable security definer rows 10 set search_path to public, pg_temp as $$
declare
  company constant text := app_company();
  capitals constant text[] := array(select upper(w) from unnest(wanted) w);
begin
  return query select s.employee_number, s.person_id from people_search s
    where s.company_code = company and s.employee_number = any (capitals);
end $$;
revoke execute on function people_by_numbers(text[]) from public;
grant execute on function people_by_numbers(text[]) to madang_app;
