-- EMB-01: names of emblems are given once, whatever the size of their letters; of equal ones that stand, the later keep theirs.
alter table emblems add column compared_name text not null default '';
do $$
declare
  company text;
begin
  foreach company in array array(select company_code from companies) loop
    perform set_config('app.company_code', company, true);
    update emblems t set compared_name = compared_name(t.name)
      || case when n.place = 1 then '' else ' ' || t.emblem_id end
    from (
      select emblem_id, row_number() over (
        partition by company_code, compared_name(name) order by emblem_id) as place
      from emblems where company_code = company) n
    where t.company_code = company and t.emblem_id = n.emblem_id;
  end loop;
  perform set_config('app.company_code', '', true);
end $$;
alter table emblems drop constraint emblems_company_code_name_key;
alter table emblems add constraint emblems_company_code_name_key unique (company_code, compared_name);
create trigger emblems_compared_name before insert or update of name on emblems
  for each row execute function write_compared_name('name', 'compared_name');
