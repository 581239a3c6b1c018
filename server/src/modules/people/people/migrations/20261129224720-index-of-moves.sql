alter table person_changes force row level security;
-- Both departments and the person: moves since a day are counted without their rows.
create index person_changes_moves_idx on person_changes (company_code, changed_at, left_department, joined_department)
  include (person_id) where joined_department is not null;
-- Who does not serve yet, who began later, and who is about to leave: few, whom head counts of a day look at one by one.
create index people_applied_at_idx on people (company_code, applied_at) where closed_at is null;
create index people_retires_at_idx on people (company_code, retires_at) where retires_at is not null;
