-- APR-02: attached files are sealed. Those that stand are sealed by a job; new ones are from the beginning.
alter table approval_files add column is_sealed boolean not null default false;
alter table approval_files alter column is_sealed set default true;
create index approval_files_unsealed_idx on approval_files (company_code, file_id) where not is_sealed;
