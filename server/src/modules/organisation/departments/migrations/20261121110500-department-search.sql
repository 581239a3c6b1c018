-- What a search looks into: names without spaces in small letters, the code, the name's first consonants; written by
-- the module. Departments of before are found by all but the consonants until they are named anew.
alter table departments add column search_text text not null default '';
create or replace trigger departments_history before insert or update or delete on departments
  for each row execute function write_history('department_code', 'sort_order', 'search_text');
do $$
declare
  company companies%rowtype;
begin
  for company in select * from companies loop
    perform set_config('app.company_code', company.company_code, true);
    update departments set search_text =
      lower(replace(name, ' ', '') || e'\n' || replace(english_name, ' ', '') || e'\n' || department_code)
    where company_code = company.company_code;
  end loop;
  perform set_config('app.company_code', '', true);
end $$;
