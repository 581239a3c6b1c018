-- When the people of a sub-organisation may change their ID: from the first to the last day, both included, in the company's time
-- zone. The company itself stands under its own code. A code never changes; what stood under one that was deleted goes when the
-- code is given again.
create table id_change_periods (
  company_code text not null constraint id_change_periods_company_code_fkey references companies,
  sub_organisation_code text not null,
  starts_on date not null,
  ends_on date not null,
  constraint id_change_periods_pkey primary key (company_code, sub_organisation_code),
  constraint id_change_periods_ends_on_check check (starts_on <= ends_on)
);
call guard_company_table('id_change_periods');
