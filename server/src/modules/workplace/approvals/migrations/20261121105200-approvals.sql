-- How a company approves. One row for each company, made by its set-up or by the first change.
create table approval_configurations (
  company_code text not null constraint approval_configurations_company_code_fkey references companies,
  configuration_id text not null,
  kept_days integer not null constraint approval_configurations_kept_days_check check (kept_days > 0),
  max_approvers integer not null constraint approval_configurations_max_approvers_check check (max_approvers > 0),
  -- 0 sets no limit of its own.
  max_agreers integer not null default 0 constraint approval_configurations_max_agreers_check check (max_agreers >= 0),
  max_referees integer not null default 0
    constraint approval_configurations_max_referees_check check (max_referees >= 0),
  max_receivers integer not null default 0
    constraint approval_configurations_max_receivers_check check (max_receivers >= 0),
  allows_delegation boolean not null default false,
  allows_later_approval boolean not null default false,
  document_owner text not null
    constraint approval_configurations_document_owner_check check (document_owner in ('company', 'department')),
  changed_at timestamptz not null default app_now(),
  constraint approval_configurations_pkey primary key (company_code)
);
call guard_company_table('approval_configurations');
