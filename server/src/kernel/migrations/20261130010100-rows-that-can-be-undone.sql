-- The page of a run asks if any of its rows can still be undone: without an index it read all of 100,000 rows that have no step.
create index run_rows_step_idx on run_rows (company_code, run_id) where step is not null;
