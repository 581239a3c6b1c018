-- STA-05: keys that wait for their release are counted at the console, and their people are a filter of the list.
create index person_keys_asked_idx on person_keys (company_code, person_id)
  where release_asked_at is not null and released_at is null;
