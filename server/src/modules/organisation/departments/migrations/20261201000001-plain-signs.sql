-- Departments are found by their names in plain signs; the few whose names have others are indexed again.
do $$
declare
  company text;
begin
  foreach company in array array(select company_code from companies) loop
    perform set_config('app.company_code', company, true);
    update departments set search_text = lower(fold_latin(plain_signs(search_text)))
    where company_code = company and search_text <> lower(fold_latin(plain_signs(search_text)));
  end loop;
  perform set_config('app.company_code', '', true);
end $$;
