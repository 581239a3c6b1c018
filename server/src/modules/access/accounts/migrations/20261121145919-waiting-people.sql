-- Until when the account's data is on its way to other systems; nothing is done with the account before. Empty: never.
alter table people add column synchronising_until timestamptz;

-- Under which contacts somebody waits for an account, found before the company is known; blind indexes alone. Triggers
-- keep it, in the transaction that registers a person, changes a contact or gives the account.
create table waiting_contacts (
  option text not null constraint waiting_contacts_option_check check (option in ('externalMail', 'mobile', 'opencode')),
  contact_index bytea not null,
  company_code text not null,
  person_id uuid not null,
  constraint waiting_contacts_pkey primary key (option, contact_index, company_code)
);
create index waiting_contacts_company_code_person_id_idx on waiting_contacts (company_code, person_id);
grant select, insert, update, delete on waiting_contacts to madang_app;

create function keep_waiting_contacts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from waiting_contacts w where w.company_code = old.company_code and w.person_id = old.person_id;
  end if;
  if tg_op <> 'DELETE' and new.applied_at is null then
    insert into waiting_contacts (option, contact_index, company_code, person_id)
    select held.option, held.contact_index, new.company_code, new.person_id
    from (values ('externalMail', new.external_mail_index), ('mobile', new.mobile_index), ('opencode', new.opencode_index))
      as held (option, contact_index)
    where held.contact_index is not null;
  end if;
  return null;
end $$;
create trigger people_new_waiting_contacts after insert on people
  for each row when (new.applied_at is null) execute function keep_waiting_contacts();
create trigger people_waiting_contacts
  after update of applied_at, external_mail_index, mobile_index, opencode_index on people
  for each row when (old.applied_at is null or new.applied_at is null) execute function keep_waiting_contacts();
create trigger people_gone_waiting_contacts after delete on people
  for each row when (old.applied_at is null) execute function keep_waiting_contacts();

do $$
declare
  each_company record;
begin
  for each_company in select company_code from companies loop
    perform set_config('app.company_code', each_company.company_code, true);
    insert into waiting_contacts (option, contact_index, company_code, person_id)
    select held.option, held.contact_index, p.company_code, p.person_id
    from people p cross join lateral (values
      ('externalMail', p.external_mail_index), ('mobile', p.mobile_index), ('opencode', p.opencode_index)
    ) as held (option, contact_index)
    where p.company_code = each_company.company_code and p.applied_at is null and held.contact_index is not null;
  end loop;
  perform set_config('app.company_code', '', true);
end $$;

-- The password of an instant account: it opens nothing but the account's activation, until it is used or too old.
create table initial_passwords (
  company_code text not null,
  person_id uuid not null,
  password_hash text not null,
  issued_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  constraint initial_passwords_pkey primary key (company_code, person_id),
  constraint initial_passwords_company_code_person_id_fkey foreign key (company_code, person_id) references people
);
call guard_company_table('initial_passwords');

-- What the check of an initial password needs of an ID's person, who is found before the company is known. One call,
-- known or not.
create function read_initial_password(sought text) returns table (
  company_code text, person_id uuid, password_hash text
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  known login_ids%rowtype;
begin
  select * into known from login_ids l where l.login_id = sought and l.company_code is not null;
  perform set_config('app.company_code', coalesce(known.company_code, ''), true);
  return query
    select w.company_code, w.person_id, w.password_hash
    from initial_passwords w
    join people p on p.company_code = w.company_code and p.person_id = w.person_id
    where w.company_code = known.company_code and w.person_id = known.person_id and w.expires_at > app_now()
      and p.applied_at is null and p.employment_status = 'B';
  perform set_config('app.company_code', company_before, true);
end $$;
revoke execute on function read_initial_password(text) from public;
grant execute on function read_initial_password(text) to madang_app;
