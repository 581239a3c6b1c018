-- The password of somebody whose application waits: it opens nothing, and tells whoever has it that the application waits.
alter table login_ids add column applicant_hash text;
