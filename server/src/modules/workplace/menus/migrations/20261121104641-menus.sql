-- What stands in the portal's navigation. A group's lower menus are rows below it; they are written with their
-- group, go with it, and are never more than three.
create table menus (
  company_code text not null constraint menus_company_code_fkey references companies,
  menu_id uuid not null default new_id(),
  upper_menu_id uuid,
  is_group boolean not null,
  korean_title text not null,
  english_title text not null,
  url text not null,
  window_target text not null
    constraint menus_window_target_check check (window_target in ('newWindow', 'newTab')),
  is_active boolean not null,
  is_full_screen boolean not null default false,
  languages text[] not null default '{ko,en,ja,zh}',
  networks text[] not null default '{EX,IN}',
  locales text[] not null default '{KR,GB,US}',
  browsers text[] not null default '{IE,ETC}',
  sort_order integer not null,
  created_at timestamptz not null default app_now(),
  constraint menus_pkey primary key (company_code, menu_id),
  constraint menus_upper_menu_id_fkey foreign key (company_code, upper_menu_id) references menus on delete cascade,
  constraint menus_url_check check (is_group = (url = '')),
  constraint menus_lower_sort_order_check
    check (upper_menu_id is null or (not is_group and sort_order between 1 and 3))
);
create unique index menus_upper_menu_id_sort_order_key on menus (company_code, upper_menu_id, sort_order)
  where upper_menu_id is not null;
create index menus_company_code_sort_order_idx on menus (company_code, sort_order) where upper_menu_id is null;
call guard_company_table('menus');
