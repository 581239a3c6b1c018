-- STA-07: changes of a state are numbered in one row with the changes of the record, so that both are one line of time with one
-- cursor. Rows that stand are numbered as they are found.
alter table employment_changes
  add column change_number bigint not null default nextval('person_changes_change_number_seq');
create index employment_changes_company_code_person_id_number_idx
  on employment_changes (company_code, person_id, change_number desc);
drop index employment_changes_company_code_person_id_idx;
