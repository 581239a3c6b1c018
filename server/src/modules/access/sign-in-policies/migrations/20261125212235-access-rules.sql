-- How the people of a company stay logged in. A company without a row has the product's own limits. The row is read where a
-- session is opened, before there is a company of the transaction, so it has no fence; it holds nothing of anybody.
create table access_rules (
  company_code text not null constraint access_rules_company_code_fkey references companies,
  allows_staying boolean not null default true,
  session_hours integer not null default 24
    constraint access_rules_session_hours_check check (session_hours between 1 and 24),
  idle_minutes integer not null default 60
    constraint access_rules_idle_minutes_check check (idle_minutes between 5 and 60),
  changed_at timestamptz not null default app_now(),
  constraint access_rules_pkey primary key (company_code)
);
grant select, insert, update, delete on access_rules to madang_app;

-- Whether the cookie outlives the browser, of a session and of the log-in that becomes one.
alter table sessions add column is_kept boolean not null default false;
alter table pending_log_ins add column is_kept boolean not null default false;

-- The company's own rules hold for every way a session is opened. Its row is held, which a change of the rules waits for.
create or replace function fill_session_profile() returns trigger language plpgsql as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  rules access_rules;
begin
  perform set_config('app.company_code', new.company_code, true);
  perform from people where company_code = new.company_code and person_id = new.person_id for share;
  perform from companies where company_code = new.company_code and ended_at is null for key share;
  if not found then
    raise exception 'the company has ended its service'
      using errcode = 'integrity_constraint_violation', constraint = 'companies_in_service';
  end if;
  select * into rules from access_rules where company_code = new.company_code;
  if found then
    new.is_kept := new.is_kept and rules.allows_staying;
    new.idle_seconds := least(new.idle_seconds, rules.idle_minutes * 60);
    new.expires_at := least(new.expires_at, app_now() + make_interval(hours => rules.session_hours));
  end if;
  new.profile := session_profile(new.company_code, new.person_id);
  perform set_config('app.company_code', company_before, true);
  return new;
end $$;
