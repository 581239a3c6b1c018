alter table person_changes force row level security;
-- Both departments: moves since a day are counted without their rows.
create index person_changes_moves_idx on person_changes (company_code, changed_at, left_department, joined_department)
  where joined_department is not null;
