-- CAT-02: a deleted category stays without its number, which is free for another.
create table item_categories (
  company_code text not null constraint item_categories_company_code_fkey references companies,
  item_category_id uuid not null default new_id(),
  label smallint,
  item_kind text not null constraint item_categories_item_kind_check check (item_kind in ('board', 'link', 'menu', 'portlet')),
  korean_title text not null,
  english_title text not null,
  korean_description text not null default '',
  english_description text not null default '',
  is_active boolean not null default true,
  deleted_at timestamptz,
  created_at timestamptz not null default app_now(),
  constraint item_categories_pkey primary key (company_code, item_category_id),
  constraint item_categories_item_kind_key unique (company_code, item_category_id, item_kind),
  constraint item_categories_label_key unique (company_code, label),
  -- Twenty numbers of a company: a further category has none.
  constraint item_categories_label_check check (label between 1 and 20),
  constraint item_categories_deleted_at_check check ((label is null) = (deleted_at is not null))
);
create unique index item_categories_korean_title_key on item_categories (company_code, item_kind, korean_title)
  where deleted_at is null;
create unique index item_categories_english_title_key on item_categories (company_code, item_kind, english_title)
  where deleted_at is null;
call guard_company_table('item_categories');

-- A category of an item, which one of the four columns names. A link or a menu that is deleted takes its rows along and
-- brings them back (`children` of its row).
create table item_category_uses (
  company_code text not null,
  item_category_id uuid not null,
  item_kind text not null,
  item_id text not null,
  board_number integer,
  link_id uuid,
  menu_id uuid,
  portlet_number integer,
  added_at timestamptz not null default app_now(),
  constraint item_category_uses_pkey primary key (company_code, item_kind, item_id, item_category_id),
  constraint item_category_uses_item_category_id_fkey foreign key (company_code, item_category_id, item_kind)
    references item_categories (company_code, item_category_id, item_kind),
  constraint item_category_uses_board_number_fkey foreign key (company_code, board_number) references boards on delete cascade,
  constraint item_category_uses_link_id_fkey foreign key (company_code, link_id) references quick_links,
  constraint item_category_uses_menu_id_fkey foreign key (company_code, menu_id) references menus,
  constraint item_category_uses_portlet_number_fkey foreign key (company_code, portlet_number)
    references portlets on delete cascade,
  constraint item_category_uses_item_id_check check (item_id is not distinct from case item_kind
    when 'board' then board_number::text when 'link' then link_id::text when 'menu' then menu_id::text
    else portlet_number::text end and num_nonnulls(board_number, link_id, menu_id, portlet_number) = 1)
);
create index item_category_uses_of_category on item_category_uses (company_code, item_category_id, item_kind);
create index item_category_uses_of_board on item_category_uses (company_code, board_number) where board_number is not null;
create index item_category_uses_of_link on item_category_uses (company_code, link_id) where link_id is not null;
create index item_category_uses_of_menu on item_category_uses (company_code, menu_id) where menu_id is not null;
create index item_category_uses_of_portlet on item_category_uses (company_code, portlet_number)
  where portlet_number is not null;
call guard_company_table('item_category_uses');
