-- DEP-03: who has closed the account, and the guest whose dispatch is over, keep no department from being deleted.
do $$
declare
  company text;
begin
  foreach company in array array(select company_code from companies) loop
    perform set_config('app.company_code', company, true);
    update people set department_code = 'TOP'
    where company_code = company and closed_at is not null and department_code <> 'TOP';
  end loop;
  perform set_config('app.company_code', '', true);
end $$;
