-- BLK-04: a run is taken back as a whole. A row that is done keeps, sealed, what takes it back; the undo is a run of its own, whose
-- rows name the operation of each step. A run is taken back once.
alter table run_rows add column step bytea;
alter table run_rows add column operation text;
alter table row_runs add column undo_of uuid;
create unique index row_runs_undo_of_key on row_runs (company_code, undo_of) where undo_of is not null;
