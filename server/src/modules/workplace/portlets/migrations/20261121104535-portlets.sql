create sequence portlet_numbers as integer start 1001;

create table portlet_categories (
  company_code text not null constraint portlet_categories_company_code_fkey references companies,
  category_number integer not null default nextval('portlet_numbers'),
  korean_title text not null,
  english_title text not null,
  created_at timestamptz not null default app_now(),
  constraint portlet_categories_pkey primary key (company_code, category_number)
);
-- A company has one category of portlets, named after it.
create unique index portlet_categories_company_code_key on portlet_categories (company_code);
call guard_company_table('portlet_categories');

-- What stands on the home: boards, and what every home has. Pending: made and not yet named by the order.
create table portlets (
  company_code text not null constraint portlets_company_code_fkey references companies,
  portlet_number integer not null default nextval('portlet_numbers'),
  category_number integer,
  kind text not null constraint portlets_kind_check check (kind in ('board', 'anniversaries', 'links')),
  board_number integer,
  korean_title text not null,
  english_title text not null,
  state text not null constraint portlets_state_check check (state in ('pending', 'shown', 'hidden')),
  sort_order integer not null,
  created_at timestamptz not null default app_now(),
  constraint portlets_pkey primary key (company_code, portlet_number),
  constraint portlets_category_number_fkey foreign key (company_code, category_number) references portlet_categories,
  constraint portlets_board_number_fkey foreign key (company_code, board_number) references boards on delete cascade,
  constraint portlets_board_check check ((kind = 'board') = (board_number is not null))
);
create unique index portlets_company_code_board_number_key on portlets (company_code, board_number);
create unique index portlets_company_code_kind_key on portlets (company_code, kind) where kind <> 'board';
create index portlets_company_code_sort_order_idx on portlets (company_code, sort_order, portlet_number);
create index portlets_company_code_category_number_idx on portlets (company_code, category_number);
call guard_company_table('portlets');
