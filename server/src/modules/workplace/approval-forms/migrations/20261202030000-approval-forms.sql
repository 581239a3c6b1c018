-- APR-02: forms of requests. The row has a form's place, name and newest version; what is filled in is its versions.
create table approval_forms (
  company_code text not null constraint approval_forms_company_code_fkey references companies,
  approval_form_id uuid not null default new_id(),
  name text not null,
  english_name text not null default '',
  sort_order integer not null,
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  constraint approval_forms_pkey primary key (company_code, approval_form_id),
  constraint approval_forms_company_code_name_key unique (company_code, name)
);
call guard_company_table('approval_forms');

-- A version is never changed and outlives its form, for requests name it.
create table approval_form_versions (
  company_code text not null constraint approval_form_versions_company_code_fkey references companies,
  approval_form_id uuid not null,
  version integer not null,
  name text not null,
  english_name text not null,
  note text not null,
  document_kind text not null constraint approval_form_versions_document_kind_check
    check (document_kind in ('general', 'expense', 'leave', 'purchase')),
  is_active boolean not null,
  fields jsonb not null constraint approval_form_versions_fields_check
    check (jsonb_typeof(fields) = 'array' and jsonb_array_length(fields) between 1 and 100),
  changed_by uuid,
  changed_at timestamptz not null default app_now(),
  constraint approval_form_versions_pkey primary key (company_code, approval_form_id, version)
);
call guard_company_table('approval_form_versions');
create trigger approval_form_versions_immutable before update on approval_form_versions
  for each row execute function refuse_change();

-- Companies that have got the forms that ship; one that deletes them does not get them again.
create table approval_form_starts (
  company_code text not null constraint approval_form_starts_pkey primary key
    constraint approval_form_starts_company_code_fkey references companies,
  started_at timestamptz not null default app_now()
);
call guard_company_table('approval_form_starts');
