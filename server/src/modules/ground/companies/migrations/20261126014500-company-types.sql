-- What a company is to the platform; its operator alone changes it, for it decides limits of the company's people.
alter table companies add column company_type text not null default 'company'
  constraint companies_company_type_check check (company_type in ('company', 'subsidiary', 'partner', 'sap'));
