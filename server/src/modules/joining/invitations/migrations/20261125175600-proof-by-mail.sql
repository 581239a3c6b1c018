-- INV-05: the hash of the code that the last mail brought, until it has proven the mailbox once. Only the mail's reader knows such
-- a code: a shared link, which its administrator sees, and an SMS never leave one here. Of mails sent before, none proves anything.
alter table invitations add column mail_proof_hash bytea;
alter table invitations add constraint invitations_mail_proof_hash_check
  check (mail_proof_hash is null or kind = 'person' and option = 'externalMail');
