-- DEP-07: names of a floor's seats are given once, whatever the size of their letters; of equal ones that stand, the later keep theirs.
alter table seats add column compared_name text not null default '';
do $$
declare
  company text;
begin
  foreach company in array array(select company_code from companies) loop
    perform set_config('app.company_code', company, true);
    update seats t set compared_name = compared_name(t.name)
      || case when n.place = 1 then '' else ' ' || t.seat_id end
    from (
      select seat_id, row_number() over (
        partition by company_code, floor_id, compared_name(name) order by seat_id) as place
      from seats where company_code = company) n
    where t.company_code = company and t.seat_id = n.seat_id;
  end loop;
  perform set_config('app.company_code', '', true);
end $$;
alter table seats drop constraint seats_floor_id_name_key;
alter table seats add constraint seats_floor_id_name_key unique (company_code, floor_id, compared_name);
create trigger seats_compared_name before insert or update of name on seats
  for each row execute function write_compared_name('name', 'compared_name');
