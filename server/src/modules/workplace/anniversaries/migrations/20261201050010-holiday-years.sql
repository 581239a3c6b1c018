-- Public holidays of a country and year that the operator loaded: they stand in place of those that the release brought. Of no company.
create table holiday_years (
  country_code text not null constraint holiday_years_country_code_check check (country_code in ('KR', 'JP', 'CN', 'TW', 'VN')),
  year integer not null constraint holiday_years_year_check check (year between 2000 and 2100),
  is_final boolean not null,
  source text not null,
  -- Entries of the release's own tables: days, name, and what it is where it is no holiday itself.
  days jsonb not null,
  loaded_at timestamptz not null default app_now(),
  constraint holiday_years_pkey primary key (country_code, year)
);
