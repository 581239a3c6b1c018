-- A company's calendars; its own people see what stands in them.
create table company_calendars (
  company_code text not null constraint company_calendars_company_code_fkey references companies,
  calendar_code text not null,
  calendar_type text not null,
  subject text not null,
  time_zone text not null,
  color text not null,
  created_at timestamptz not null default app_now(),
  constraint company_calendars_pkey primary key (company_code, calendar_code),
  constraint company_calendars_calendar_type_key unique (company_code, calendar_type)
);
call guard_company_table('company_calendars');

-- What comes back every year. The first time is kept as it was said, in its own calendar: a lunar day has a solar
-- one in each year, and which depends on the year.
create table anniversaries (
  company_code text not null,
  anniversary_id uuid not null default new_id(),
  calendar_code text not null,
  subject text not null,
  is_lunar boolean not null,
  is_leap_month boolean not null,
  first_year integer not null,
  month integer not null constraint anniversaries_month_check check (month between 1 and 12),
  day integer not null,
  is_holiday boolean not null,
  every_years integer not null constraint anniversaries_every_years_check check (every_years > 0),
  ends_after_times integer,
  ends_on date,
  created_at timestamptz not null default app_now(),
  constraint anniversaries_pkey primary key (company_code, anniversary_id),
  constraint anniversaries_calendar_code_fkey foreign key (company_code, calendar_code) references company_calendars,
  constraint anniversaries_day_check check (day between 1 and case when is_lunar then 30 else 31 end),
  constraint anniversaries_leap_month_check check (is_lunar or not is_leap_month),
  constraint anniversaries_ends_check check (ends_after_times is null or ends_on is null)
);
create index anniversaries_company_code_calendar_code_idx on anniversaries (company_code, calendar_code);
call guard_company_table('anniversaries');
