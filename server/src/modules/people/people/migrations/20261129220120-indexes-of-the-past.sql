alter table person_changes force row level security;
create index person_changes_left_department_idx on person_changes (company_code, left_department, changed_at)
  where left_department is not null;
-- Changes that head counts of a day depend on beside moves, few among very many.
create index person_changes_counted_idx on person_changes (company_code, changed_at)
  where changes ?| array['employment_status', 'applied_at', 'concurrent_post', 'department_head'];
-- Accounts that were closed since a day.
create index people_closed_at_idx on people (company_code, closed_at) where closed_at is not null;
