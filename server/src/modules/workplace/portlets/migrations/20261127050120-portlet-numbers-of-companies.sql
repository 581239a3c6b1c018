-- As those of boards: a company's own, above all that were given. Categories and portlets share them.
lock table portlets, portlet_categories in access exclusive mode;
insert into given_numbers (counter, last_number)
select 'portlets', case when is_called then last_value else last_value - 1 end from portlet_numbers;
create function next_portlet_number() returns integer language sql volatile set search_path = public, pg_temp as $$
  insert into company_counters as own (company_code, counter, last_number)
  select app_company(), counter, last_number + 1 from given_numbers where counter = 'portlets'
  on conflict on constraint company_counters_pkey do update set last_number = own.last_number + 1
  returning last_number
$$;
alter table portlet_categories alter column category_number set default next_portlet_number();
alter table portlets alter column portlet_number set default next_portlet_number();
drop sequence portlet_numbers;
