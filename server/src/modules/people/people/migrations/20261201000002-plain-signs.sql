-- The searched text of people follows from their names when their row is written. Only those whose names hold such signs are, which are
-- few, so that it costs one reading of the table and no job of its own; their history gets no line, for nothing else changes.
do $$
declare
  company text;
begin
  foreach company in array array(select company_code from companies) loop
    perform set_config('app.company_code', company, true);
    update people set full_name = full_name
    where company_code = company and closed_at is null
      and plain_signs(full_name || display_name || english_name) <> full_name || display_name || english_name;
  end loop;
  perform set_config('app.company_code', '', true);
end $$;
