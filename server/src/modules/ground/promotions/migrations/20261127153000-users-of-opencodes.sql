-- Who of the company that issued it opened the account with it. Empty of a valid key, of the operator's, and of one that was used before this
-- column stood here. The release before writes nothing here.
alter table opencodes add column used_by uuid;
