-- A row of an undo names the row that it takes back, which then has nothing to take back any more. Rows that were refused keep their
-- step, so a run can be taken back again while any is left; one undo at a time.
alter table run_rows add column undoes_row integer;
drop index row_runs_undo_of_key;
create unique index row_runs_undo_of_key on row_runs (company_code, undo_of) where undo_of is not null and ended_at is null;
create index row_runs_undone_idx on row_runs (company_code, undo_of) where undo_of is not null;
