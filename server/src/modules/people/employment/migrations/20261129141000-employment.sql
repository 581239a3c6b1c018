-- USR-12: the codes of emInofcStatsCd. Somebody who waits for the account is in no other state yet.
alter table people add constraint people_employment_status_check
  check (employment_status in ('B', 'L', 'D', 'R') and (applied_at is not null or closed_at is not null or employment_status = 'B'))
  not valid;
alter table people validate constraint people_employment_status_check;

-- Beside the state: a lock of access with its end, a retirement that waits for the end of the day, and whether the service is one
-- that was taken up again.
alter table people add column suspended_at timestamptz;
alter table people add column suspended_until timestamptz;
alter table people add column retires_at timestamptz;
alter table people add column reinstated_at timestamptz;
create index people_suspended_idx on people (company_code, full_name collate "C", person_id)
  where suspended_at is not null and closed_at is null;
create index people_reinstated_idx on people (company_code, full_name collate "C", person_id)
  where reinstated_at is not null and closed_at is null;

-- A lock ends the sessions in the statement that sets it, as a retirement does.
create trigger people_suspended_sessions before update of suspended_at on people for each row
  when (new.suspended_at is not null and new.suspended_at is distinct from old.suspended_at)
  execute function end_sessions_of_retired();

-- STA-07: each change of a person's state. Reason and note are sealed; `steps`, sealed too, bring back what ended by a retirement.
create table employment_changes (
  company_code text not null constraint employment_changes_company_code_fkey references companies,
  change_id uuid not null default new_id(),
  person_id uuid not null,
  kind text not null constraint employment_changes_kind_check check (
    kind in ('retired', 'reinstated', 'retirementPlanned', 'retirementCalledOff', 'suspended', 'restored')),
  state_before text not null,
  state_after text not null,
  reason bytea,
  steps bytea,
  actor_id uuid,
  until timestamptz,
  changed_at timestamptz not null default app_now(),
  constraint employment_changes_pkey primary key (company_code, change_id),
  constraint employment_changes_person_id_fkey foreign key (company_code, person_id)
    references people (company_code, person_id) on delete cascade
);
create index employment_changes_company_code_person_id_idx on employment_changes (company_code, person_id, changed_at desc, change_id desc);
call guard_company_table('employment_changes');
