-- How many people a company has, by department and state, so that no call counts all of them. A change adds rows, +1 where somebody is
-- now and -1 where they were, so that two registrations never wait for one number; the numbers are the sums. The tidying job folds
-- the rows of a department into few.
create table people_counts (
  company_code text not null,
  count_id uuid not null default new_id(),
  department_code text not null,
  has_applied boolean not null,
  is_retired boolean not null,
  is_guest boolean not null,
  has_second_factor boolean not null,
  people integer not null,
  is_folded boolean not null default false,
  constraint people_counts_pkey primary key (company_code, count_id)
);
call guard_company_table('people_counts');
create index people_counts_unfolded_idx on people_counts (company_code, department_code) where not is_folded;

-- Of a person without a closed account; the argument is what is added. The rows of an ended company go without being counted.
create function count_people_of_statement() returns trigger language plpgsql as $$
begin
  insert into people_counts (company_code, department_code, has_applied, is_retired, is_guest, has_second_factor, people)
  select n.company_code, n.department_code, n.applied_at is not null, n.employment_status = 'R', n.is_guest, n.has_second_factor,
    count(*) * tg_argv[0]::integer
  from counted n where n.closed_at is null and (tg_op = 'INSERT' or not exists (
    select from companies c where c.company_code = n.company_code and c.destroyed_after <= app_now()))
  group by 1, 2, 3, 4, 5, 6;
  return null;
end $$;

create function count_changed_person() returns trigger language plpgsql as $$
begin
  insert into people_counts (company_code, department_code, has_applied, is_retired, is_guest, has_second_factor, people)
  select c.company_code, c.department_code, c.has_applied, c.is_retired, c.is_guest, c.has_second_factor, c.people
  from (values
    (old.company_code, old.department_code, old.applied_at is not null, old.employment_status = 'R', old.is_guest,
      old.has_second_factor, -1, old.closed_at),
    (new.company_code, new.department_code, new.applied_at is not null, new.employment_status = 'R', new.is_guest,
      new.has_second_factor, 1, new.closed_at))
    c (company_code, department_code, has_applied, is_retired, is_guest, has_second_factor, people, closed_at)
  where c.closed_at is null;
  return null;
end $$;

create trigger people_counts_added after insert on people referencing new table as counted
  for each statement execute function count_people_of_statement('1');
create trigger people_counts_gone after delete on people referencing old table as counted
  for each statement execute function count_people_of_statement('-1');
create trigger people_counts_changed
  after update of department_code, applied_at, employment_status, is_guest, has_second_factor, closed_at on people for each row
  when (old.department_code is distinct from new.department_code or (old.applied_at is null) <> (new.applied_at is null)
    or (old.employment_status = 'R') <> (new.employment_status = 'R') or old.is_guest <> new.is_guest
    or old.has_second_factor <> new.has_second_factor or (old.closed_at is null) <> (new.closed_at is null))
  execute function count_changed_person();

do $$
declare
  company text;
begin
  foreach company in array array(select company_code from companies) loop
    perform set_config('app.company_code', company, true);
    insert into people_counts
      (company_code, department_code, has_applied, is_retired, is_guest, has_second_factor, people, is_folded)
    select company, department_code, applied_at is not null, employment_status = 'R', is_guest, has_second_factor, count(*), true
    from people where company_code = company and closed_at is null group by 1, 2, 3, 4, 5, 6;
  end loop;
  perform set_config('app.company_code', '', true);
end $$;

-- Who administers a company is asked for by role; with everybody's roles, the whole company was read for it.
create index memberships_company_code_role_idx on memberships (company_code, role, person_id);

-- For one company, in its own transaction. Reads and removes only rows that it folds: what others add meanwhile stays for the next time.
create function fold_people_counts(company text) returns void language sql as $$
  with gone as (
    delete from people_counts n where n.company_code = company and n.department_code in (
      select u.department_code from people_counts u where u.company_code = company and not u.is_folded)
    returning n.department_code, n.has_applied, n.is_retired, n.is_guest, n.has_second_factor, n.people)
  insert into people_counts
    (company_code, department_code, has_applied, is_retired, is_guest, has_second_factor, people, is_folded)
  select company, g.department_code, g.has_applied, g.is_retired, g.is_guest, g.has_second_factor, sum(g.people), true
  from gone g group by 2, 3, 4, 5, 6 having sum(g.people) <> 0;
$$;
