-- Each statement that adds or deletes people checks the company and keeps waiting contacts once, instead of once a row. An update
-- keeps its row trigger: transition tables cannot be bound to columns, so each change of any person would pay.
create or replace function keep_waiting_contacts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into waiting_contacts (option, contact_index, company_code, person_id)
    select held.option, held.contact_index, a.company_code, a.person_id
    from added a cross join lateral (values
      ('externalMail', a.external_mail_index), ('mobile', a.mobile_index), ('opencode', a.opencode_index))
      as held (option, contact_index)
    where a.applied_at is null and held.contact_index is not null;
  elsif tg_op = 'DELETE' then
    delete from waiting_contacts w using deleted d
      where w.company_code = d.company_code and w.person_id = d.person_id and d.applied_at is null;
  else
    delete from waiting_contacts w where w.company_code = old.company_code and w.person_id = old.person_id;
    insert into waiting_contacts (option, contact_index, company_code, person_id)
    select held.option, held.contact_index, new.company_code, new.person_id
    from (values ('externalMail', new.external_mail_index), ('mobile', new.mobile_index), ('opencode', new.opencode_index))
      as held (option, contact_index)
    where new.applied_at is null and held.contact_index is not null;
  end if;
  return null;
end $$;

drop trigger people_new_waiting_contacts on people;
create trigger people_new_waiting_contacts after insert on people referencing new table as added
  for each statement execute function keep_waiting_contacts();
drop trigger people_gone_waiting_contacts on people;
create trigger people_gone_waiting_contacts after delete on people referencing old table as deleted
  for each statement execute function keep_waiting_contacts();

create function refuse_ended_companies() returns trigger language plpgsql as $$
declare
  company text;
begin
  for company in select distinct company_code from added loop
    perform from companies c where c.company_code = company and c.ended_at is null for key share;
    if not found then
      raise exception 'the company has ended its service'
        using errcode = 'integrity_constraint_violation', constraint = 'companies_in_service';
    end if;
  end loop;
  return null;
end $$;

drop trigger people_in_service on people;
create trigger people_in_service after insert on people referencing new table as added
  for each statement execute function refuse_ended_companies();
