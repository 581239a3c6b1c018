-- Rows of other tables that belonged to a deleted row: by the name of their table, a list each.
alter table deleted_rows add column children jsonb;
