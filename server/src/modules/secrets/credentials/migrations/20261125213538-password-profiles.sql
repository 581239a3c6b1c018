-- What a password was judged by. Null: set before this was stored, or before the company had rules of its own.
alter table passwords add column profile text
  constraint passwords_profile_check check (profile in ('spec', 'legacy', 'strict'));

alter table companies add constraint companies_password_profile_check
  check (password_profile in ('spec', 'legacy', 'strict')) not valid;
alter table companies validate constraint companies_password_profile_check;
alter table companies add constraint companies_id_profile_check
  check (id_profile in ('standard', 'sap', 'r3to12', 'r4to12', 'r4to20')) not valid;
alter table companies validate constraint companies_id_profile_check;
