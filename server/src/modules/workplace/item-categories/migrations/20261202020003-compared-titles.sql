-- CAT-01: titles of categories of a kind are given once, whatever the size of their letters; of equal ones that stand, the later keep theirs.
alter table item_categories add column compared_korean_title text not null default '';
alter table item_categories add column compared_english_title text not null default '';
do $$
declare
  company text;
begin
  foreach company in array array(select company_code from companies) loop
    perform set_config('app.company_code', company, true);
    update item_categories t set compared_korean_title = compared_name(t.korean_title)
      || case when n.place = 1 or t.deleted_at is not null then '' else ' ' || t.item_category_id end
    from (
      select item_category_id, row_number() over (
        partition by deleted_at is null, item_kind, compared_name(korean_title) order by item_category_id) as place
      from item_categories where company_code = company) n
    where t.company_code = company and t.item_category_id = n.item_category_id;
    update item_categories t set compared_english_title = compared_name(t.english_title)
      || case when n.place = 1 or t.deleted_at is not null then '' else ' ' || t.item_category_id end
    from (
      select item_category_id, row_number() over (
        partition by deleted_at is null, item_kind, compared_name(english_title) order by item_category_id) as place
      from item_categories where company_code = company) n
    where t.company_code = company and t.item_category_id = n.item_category_id;
  end loop;
  perform set_config('app.company_code', '', true);
end $$;
drop index item_categories_korean_title_key;
drop index item_categories_english_title_key;
create unique index item_categories_korean_title_key on item_categories (company_code, item_kind, compared_korean_title)
  where deleted_at is null;
create unique index item_categories_english_title_key on item_categories (company_code, item_kind, compared_english_title)
  where deleted_at is null;
create trigger item_categories_compared_korean_title before insert or update of korean_title on item_categories
  for each row execute function write_compared_name('korean_title', 'compared_korean_title');
create trigger item_categories_compared_english_title before insert or update of english_title on item_categories
  for each row execute function write_compared_name('english_title', 'compared_english_title');
