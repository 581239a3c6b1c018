-- People of the list, edited in the grid: an import without a file.
alter table imports drop constraint imports_source_check;
alter table imports add constraint imports_source_check check (source in ('pasted', 'file', 'selection'));
-- Cells as they were when the grid was opened; a row changes what differs from them.
alter table import_rows add column origin bytea;
