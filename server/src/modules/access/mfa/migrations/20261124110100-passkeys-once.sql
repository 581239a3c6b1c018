-- A credential belongs to one person of the whole suite: whoever brings another one's id has copied it.
alter table passkeys
  add constraint passkeys_credential_id_key unique (credential_id),
  drop constraint passkeys_company_code_credential_id_key;
