-- A right over a department ends with it: a later department of the same code is another one.
create function end_grants_of_department() returns trigger language plpgsql as $$
begin
  delete from grants where company_code = old.company_code and scope_kind = 'department' and scope_id = old.department_code;
  return null;
end $$;
create trigger departments_grants after delete on departments for each row execute function end_grants_of_department();
