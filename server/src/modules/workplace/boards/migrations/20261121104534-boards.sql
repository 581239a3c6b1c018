-- Numbers are the suite's own, not the company's: a number of another company is never one of the asking company.
create sequence board_numbers as integer start 1001;

create table boards (
  company_code text not null constraint boards_company_code_fkey references companies,
  board_number integer not null default nextval('board_numbers'),
  upper_board_number integer,
  board_name text not null,
  english_board_name text not null,
  managing_organisation_code text not null,
  -- Pending: made in the set-up and waiting for its portlet; counted, shown to nobody. Retired: kept, closed to people.
  state text not null constraint boards_state_check check (state in ('pending', 'active', 'retired')),
  sort_order integer not null,
  allows_recommendations boolean not null,
  allows_comments boolean not null,
  allows_replies boolean not null,
  is_anonymous boolean not null,
  is_favourite boolean not null,
  has_head_words boolean not null,
  needs_approval boolean not null,
  shows_author boolean not null,
  view_grade integer not null,
  write_grade integer not null,
  reply_grade integer not null,
  uses_validity boolean not null,
  validity_days integer not null,
  keep_months integer not null,
  created_at timestamptz not null default app_now(),
  constraint boards_pkey primary key (company_code, board_number),
  constraint boards_upper_board_number_fkey foreign key (company_code, upper_board_number) references boards
    on delete set null (upper_board_number),
  constraint boards_validity_check check (
    case when uses_validity then validity_days > 0 and keep_months > 0 else validity_days = 0 and keep_months = 0 end)
);
create index boards_company_code_sort_order_idx on boards (company_code, sort_order, board_number);
create index boards_company_code_upper_board_number_idx on boards (company_code, upper_board_number);
call guard_company_table('boards');
