-- MEM-08: the representative's role is offered and accepted. A company has one open offer; what ended is in the audit log.
create table handovers (
  company_code text not null constraint handovers_company_code_fkey references companies,
  handover_id uuid not null default new_id(),
  from_person_id uuid not null,
  to_person_id uuid not null,
  offered_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  constraint handovers_pkey primary key (company_code),
  constraint handovers_from_person_id_fkey foreign key (company_code, from_person_id) references people (company_code, person_id),
  constraint handovers_to_person_id_fkey foreign key (company_code, to_person_id) references people (company_code, person_id)
);
call guard_company_table('handovers');

-- The role moves from one person to another and never goes: a company has a representative as long as it is one.
create or replace function keep_representative() returns trigger language plpgsql as $$
begin
  if old.role = 'representative' and not (tg_op = 'UPDATE' and new.role = old.role and new.company_code = old.company_code)
    and not exists (
      select from companies c where c.company_code = old.company_code and c.destroyed_after <= app_now())
  then
    raise exception 'a representative is kept'
      using errcode = 'integrity_constraint_violation', constraint = 'memberships_representative_kept';
  end if;
  return coalesce(new, old);
end $$;

-- The history of a person's roles has the hand-over too, and a role that its person gave up.
create index audit_log_changes_of_roles_idx on audit_log (company_code, target_id, occurred_at)
  where operation in ('grant-role', 'revoke-role', 'accept-handover', 'give-up-role');
drop index audit_log_role_changes_idx;
