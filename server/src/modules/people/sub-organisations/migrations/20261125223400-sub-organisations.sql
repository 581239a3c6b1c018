-- Parts of a company with names and an order of their own. The company itself is one as well, under its own code, without a row.
create table sub_organisations (
  company_code text not null constraint sub_organisations_company_code_fkey references companies,
  sub_organisation_id uuid not null default new_id(),
  sub_organisation_code text not null,
  name text not null,
  english_name text not null,
  sort_order integer not null,
  created_at timestamptz not null default app_now(),
  constraint sub_organisations_pkey primary key (company_code, sub_organisation_id),
  constraint sub_organisations_sub_organisation_code_key unique (company_code, sub_organisation_code),
  constraint sub_organisations_sub_organisation_code_check check (sub_organisation_code <> company_code)
);
create index sub_organisations_company_code_sort_order_idx on sub_organisations (company_code, sort_order);
call guard_company_table('sub_organisations');
