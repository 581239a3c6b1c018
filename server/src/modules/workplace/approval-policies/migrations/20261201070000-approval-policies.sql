-- APR-02: policies by which a company approves. The row has a policy's place, name and newest version; what it says is its versions.
create table approval_policies (
  company_code text not null constraint approval_policies_company_code_fkey references companies,
  approval_policy_id uuid not null default new_id(),
  name text not null,
  english_name text not null default '',
  sort_order integer not null,
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  constraint approval_policies_pkey primary key (company_code, approval_policy_id),
  constraint approval_policies_company_code_name_key unique (company_code, name)
);
call guard_company_table('approval_policies');

-- A version is never changed and outlives its policy, for requests name it. It has no key to departments, ranks and people, which may go.
create table approval_policy_versions (
  company_code text not null constraint approval_policy_versions_company_code_fkey references companies,
  approval_policy_id uuid not null,
  version integer not null,
  name text not null,
  english_name text not null,
  -- Null in a condition: any.
  department_code text,
  job_rank_code text,
  document_kind text constraint approval_policy_versions_document_kind_check
    check (document_kind in ('general', 'expense', 'leave', 'purchase')),
  amount_from bigint,
  amount_to bigint,
  is_active boolean not null,
  active_from date not null,
  steps jsonb not null constraint approval_policy_versions_steps_check
    check (jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) between 1 and 99),
  changed_by uuid,
  changed_at timestamptz not null default app_now(),
  constraint approval_policy_versions_pkey primary key (company_code, approval_policy_id, version),
  constraint approval_policy_versions_amounts_check check (amount_from >= 0 and amount_to >= coalesce(amount_from, 0))
);
call guard_company_table('approval_policy_versions');
create trigger approval_policy_versions_immutable before update on approval_policy_versions
  for each row execute function refuse_change();
