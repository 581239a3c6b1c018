-- STA-01: days of a leave, which count while the state is leave alone. The last day is null for a leave without an end.
alter table people add column leave_since date;
alter table people add column leave_until date;

alter table employment_changes drop constraint employment_changes_kind_check;
alter table employment_changes add constraint employment_changes_kind_check check (
  kind in ('retired', 'reinstated', 'retirementPlanned', 'retirementCalledOff', 'suspended', 'restored', 'leaveBegun', 'leaveEnded'))
  not valid;
alter table employment_changes validate constraint employment_changes_kind_check;
