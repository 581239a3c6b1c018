-- Which country's public holidays stand beside a company's anniversaries, where it chose; a company without a row has those of the
-- country that its time zone is in. The holidays themselves are the product's (decision 0092).
create table holiday_calendars (
  company_code text not null constraint holiday_calendars_pkey primary key
    constraint holiday_calendars_company_code_fkey references companies,
  choice text not null
    constraint holiday_calendars_choice_check check (choice in ('KR', 'JP', 'CN', 'TW', 'VN', 'none'))
);
call guard_company_table('holiday_calendars');
