-- USR-03: what the company numbers its people by. Two people of one company never share a number, in whatever case.
alter table people add column employee_number text;
create unique index people_employee_number_key on people (company_code, upper(employee_number))
  where employee_number is not null;
