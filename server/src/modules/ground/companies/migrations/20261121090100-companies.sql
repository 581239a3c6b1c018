-- The directory of companies: one row each, read by everyone who must name a company.
create table companies (
  company_code text not null constraint companies_pkey primary key,
  structure_code text not null,
  name text not null,
  english_name text not null,
  service_type text not null,
  password_profile text not null default 'spec',
  id_profile text not null default 'standard',
  time_zone text not null,
  home_screen text not null default 'ML',
  set_up_state text not null default 'new'
    constraint companies_set_up_state_check check (set_up_state in ('none', 'new', 'running', 'finished', 'quit', 'abandoned')),
  created_at timestamptz not null default app_now()
);
