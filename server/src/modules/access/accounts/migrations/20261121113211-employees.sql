-- A text as searches compare it, and its Hangul syllables as their first consonants; contract/src/kernel/search says the same.
create function comparable_text(written text) returns text language sql immutable parallel safe
return lower(regexp_replace(normalize(written, nfc), '\s', '', 'g'));

create function initials_of(comparable text) returns text language sql immutable parallel safe
return (
  select coalesce(string_agg(
    case when ascii(letter) between 44032 and 55203
      then substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii(letter) - 44032) / 588 + 1, 1)
      else letter end, '' order by place), '')
  from unnest(string_to_array(comparable, null)) with ordinality as letters (letter, place));

-- The name as lists and cards show it; empty: the full name.
alter table people add column display_name text not null default '';
alter table people add column opencode bytea;
alter table people add column opencode_index bytea;
-- Empty: registered by an administrator, and the account not yet applied for.
alter table people add column applied_at timestamptz default app_now();
-- One line each: the names, the login ID, the first consonants of the name. What is deleted from the row is gone here too.
alter table people add column search_text text generated always as (
  comparable_text(full_name) || e'\n' || comparable_text(display_name) || e'\n' || comparable_text(english_name)
    || e'\n' || login_id || e'\n' || initials_of(comparable_text(full_name))) stored;

-- The orders of the console's list, each with the person as its last word.
create index people_company_code_full_name_idx on people (company_code, full_name collate "C", person_id);
create index people_company_code_english_name_idx on people (company_code, english_name collate "C", person_id);
create index people_company_code_login_id_idx on people (company_code, login_id, person_id);
create index people_company_code_created_at_idx on people (company_code, created_at, person_id);

-- Whoever applies for a registered account is found by one of these, so no two wait under the same.
create unique index people_waiting_external_mail_key on people (company_code, external_mail_index) where applied_at is null;
create unique index people_waiting_mobile_key on people (company_code, mobile_index) where applied_at is null;
create unique index people_waiting_opencode_key on people (company_code, opencode_index) where applied_at is null;
