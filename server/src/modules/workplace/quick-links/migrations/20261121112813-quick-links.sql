-- Links on the portal's home. A picture is a file of the company; its id is all that stands here.
create table quick_links (
  company_code text not null constraint quick_links_company_code_fkey references companies,
  link_id uuid not null default new_id(),
  korean_title text not null,
  english_title text not null,
  url text not null,
  window_target text not null
    constraint quick_links_window_target_check check (window_target in ('newWindow', 'newTab')),
  icon text not null,
  image_id uuid,
  sort_order integer not null,
  created_at timestamptz not null default app_now(),
  constraint quick_links_pkey primary key (company_code, link_id),
  constraint quick_links_image_id_key unique (company_code, image_id)
);
create index quick_links_company_code_sort_order_idx on quick_links (company_code, sort_order);
call guard_company_table('quick_links');
