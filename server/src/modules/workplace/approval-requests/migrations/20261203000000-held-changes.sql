-- APR-02: kinds of changes that a company has approved before they are made, and changes that wait for it.
create table held_operations (
  company_code text not null constraint held_operations_company_code_fkey references companies,
  held_kind text not null constraint held_operations_held_kind_check
    check (held_kind in ('retire', 'grant', 'export', 'import', 'deleteDepartment')),
  approval_policy_id uuid not null,
  changed_by uuid,
  changed_at timestamptz not null default app_now(),
  constraint held_operations_pkey primary key (company_code, held_kind),
  constraint held_operations_approval_policy_id_fkey foreign key (company_code, approval_policy_id) references approval_policies
);
create index held_operations_policy_idx on held_operations (company_code, approval_policy_id);
call guard_company_table('held_operations');

-- A request is by a form, or for a change that is held back.
alter table approval_requests
  alter column approval_form_id drop not null,
  alter column form_version drop not null,
  add column held_kind text,
  add constraint approval_requests_held_kind_check
    check ((held_kind is null) = (approval_form_id is not null) and (held_kind is null) = (form_version is not null)),
  drop constraint approval_requests_state_check,
  add constraint approval_requests_state_check
    check (state in ('draft', 'waiting', 'returned', 'approved', 'refused', 'withdrawn', 'expired')),
  drop constraint approval_requests_ended_check,
  add constraint approval_requests_ended_check
    check ((ended_at is not null) = (state in ('approved', 'refused', 'withdrawn', 'expired')));

-- The input goes with the end. `request_key` is that of a change as it was asked for: the same one waits once.
create table held_changes (
  company_code text not null,
  request_id uuid not null,
  -- In whose name it is made.
  actor_id uuid not null,
  operation text not null,
  -- Sealed.
  input bytea,
  request_key bytea not null,
  expires_at timestamptz not null,
  state text not null default 'asked' constraint held_changes_state_check
    check (state in ('asked', 'released', 'done', 'refused', 'ended')),
  code text,
  constraint held_changes_pkey primary key (company_code, request_id),
  constraint held_changes_request_id_fkey foreign key (company_code, request_id) references approval_requests on delete cascade,
  constraint held_changes_input_check check ((input is not null) = (state in ('asked', 'released')))
);
create unique index held_changes_asked_idx on held_changes (company_code, actor_id, request_key) where state = 'asked';
create index held_changes_expires_idx on held_changes (company_code, expires_at) where state = 'asked';
call guard_company_table('held_changes');
