alter table person_changes force row level security;
-- As that of the departments that were left: moves are counted in the order of departments, without their rows.
create index person_changes_joined_department_idx on person_changes (company_code, joined_department, changed_at)
  where joined_department is not null;
-- Who does not serve yet, who began later, and who is about to leave: few, whom head counts of a day look at one by one.
create index people_applied_at_idx on people (company_code, applied_at) where closed_at is null;
create index people_retires_at_idx on people (company_code, retires_at) where retires_at is not null;
