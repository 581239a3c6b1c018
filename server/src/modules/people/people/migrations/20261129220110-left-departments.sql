-- Departments that were left before. By itself, so that no lock of the table is held while its rows are written.
update person_changes
  set left_department = coalesce(changes -> 'department_code' ->> 0, changes -> 'concurrent_post' ->> 0)
  where changes ?| array['department_code', 'concurrent_post'];
