-- ACC-05: an issue of promotion codes that names a company stands among the company's invitations, under the issue's own
-- id. Its codes are the promotions' to know, and no administrator of the company has made it.
alter table invitations drop constraint invitations_kind_check;
alter table invitations add constraint invitations_kind_check check (kind in ('person', 'link', 'promotion'));
alter table invitations alter column code_hash drop not null;
alter table invitations alter column inviter_id drop not null;
alter table invitations add constraint invitations_promotion_check
  check ((kind = 'promotion') = (code_hash is null) and (kind = 'promotion') = (inviter_id is null));
