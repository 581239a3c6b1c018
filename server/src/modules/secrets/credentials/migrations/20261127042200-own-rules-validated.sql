-- Apart, so that no lock is held while the rows are read.
alter table companies validate constraint companies_password_profile_check;
alter table companies validate constraint companies_id_profile_check;
alter table passwords validate constraint passwords_profile_check;
