-- Each statement on roles writes their grants once, instead of once a row; a role that all have calls no history.
create function give_grants_of_roles() returns trigger language plpgsql as $$
begin
  insert into grants (company_code, person_id, role) select company_code, person_id, role from added;
  return null;
end $$;

create function take_grants_of_roles() returns trigger language plpgsql as $$
begin
  delete from grants g using removed r
    where g.company_code = r.company_code and g.person_id = r.person_id and g.role = r.role
      and g.scope_kind = 'company' and g.scope_id = '' and g.valid_from = '-infinity' and g.valid_until = 'infinity';
  return null;
end $$;

drop trigger memberships_grants on memberships;
create trigger memberships_added after insert on memberships referencing new table as added
  for each statement execute function give_grants_of_roles();
create trigger memberships_removed after delete on memberships referencing old table as removed
  for each statement execute function take_grants_of_roles();
-- A role that moves is taken, then given: triggers of one event fire in the order of their names.
create trigger memberships_moved_1 after update on memberships referencing old table as removed
  for each statement execute function take_grants_of_roles();
create trigger memberships_moved_2 after update on memberships referencing new table as added
  for each statement execute function give_grants_of_roles();
drop function grant_membership();

drop trigger memberships_changes on memberships;
create trigger memberships_given after insert on memberships for each row when (new.role <> 'employee')
  execute function write_role_change();
create trigger memberships_taken after delete on memberships for each row when (old.role <> 'employee')
  execute function write_role_change();
create trigger memberships_changed after update on memberships for each row
  when (old.role <> 'employee' or new.role <> 'employee') execute function write_role_change();
