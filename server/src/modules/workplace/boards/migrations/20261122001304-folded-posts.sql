-- Posts are found by their words with and without marks.
do $$
declare
  company companies%rowtype;
begin
  for company in select * from companies loop
    perform set_config('app.company_code', company.company_code, true);
    update posts set search_text = fold_latin(search_text)
    where company_code = company.company_code and search_text <> fold_latin(search_text);
  end loop;
  perform set_config('app.company_code', '', true);
end $$;
