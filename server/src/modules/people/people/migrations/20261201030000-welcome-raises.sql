-- More welcome mails a day than the operator's number, for a company whose people come in all at once; a company gets it once.
create table welcome_raises (
  company_code text not null,
  per_day integer not null,
  ends_at timestamptz not null,
  constraint welcome_raises_pkey primary key (company_code),
  constraint welcome_raises_company_code_fkey foreign key (company_code) references companies
);
call guard_company_table('welcome_raises');
