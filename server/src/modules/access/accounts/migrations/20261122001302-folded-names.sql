-- People are found by their names with and without marks. What was computed before is computed anew with the column.
create or replace function comparable_text(written text) returns text language sql immutable parallel safe
return lower(regexp_replace(fold_latin(written), '\s', '', 'g'));

alter table people drop column search_text;
alter table people add column search_text text generated always as (
  comparable_text(full_name) || e'\n' || comparable_text(display_name) || e'\n' || comparable_text(english_name)
    || e'\n' || login_id || e'\n' || initials_of(comparable_text(full_name))) stored;
