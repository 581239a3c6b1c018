-- Who is invited into a company, and on what terms. The link's code is known to nobody here: only its hash is kept.
create table invitations (
  company_code text not null constraint invitations_company_code_fkey references companies,
  invitation_id uuid not null default new_id(),
  code_hash bytea not null,
  kind text not null constraint invitations_kind_check check (kind in ('person', 'link')),
  -- A personal invitation alone: how the person is reached, and where; encrypted, and forgotten some time after its end.
  option text constraint invitations_option_check check (option in ('externalMail', 'mobile')),
  target bytea,
  language text not null,
  note text not null,
  services text[] not null,
  department_code text not null,
  allowed_domains text[] not null,
  needs_approval boolean not null,
  max_uses integer not null constraint invitations_max_uses_check check (max_uses > 0),
  used_count integer not null default 0,
  sent_count integer not null default 0,
  opened_count integer not null default 0,
  inviter_id uuid not null,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  constraint invitations_pkey primary key (company_code, invitation_id),
  constraint invitations_used_count_check check (used_count between 0 and max_uses),
  constraint invitations_person_check check ((kind = 'person') = (option is not null))
);
create index invitations_company_code_created_at_idx on invitations (company_code, created_at, invitation_id);
create index invitations_company_code_expires_at_idx on invitations (company_code, expires_at) where target is not null;
call guard_company_table('invitations');

-- Finds the invitation of a code before the company is known.
create table invitation_links (
  code_hash bytea not null constraint invitation_links_pkey primary key,
  company_code text not null,
  invitation_id uuid not null
);
create index invitation_links_company_code_invitation_id_idx on invitation_links (company_code, invitation_id);

-- The invitation that a browser's flow came by. The hash holds the flow to the code that it came with: a newer code
-- ends the way of the one before.
create table invitation_flows (
  flow_id uuid not null constraint invitation_flows_pkey primary key
    constraint invitation_flows_flow_id_fkey references flows on delete cascade,
  company_code text not null,
  invitation_id uuid not null,
  code_hash bytea not null,
  begun_at timestamptz
);
create index invitation_flows_company_code_invitation_id_idx on invitation_flows (company_code, invitation_id);

-- Who came by an invitation. Somebody who waits for approval is no person of the company yet: what they typed lies
-- encrypted in `application`, which is emptied with the decision or when its time is over.
create table invitation_joins (
  company_code text not null,
  person_id uuid not null,
  invitation_id uuid not null,
  state text not null constraint invitation_joins_state_check check (state in ('waiting', 'joined', 'refused')),
  full_name text not null,
  login_id text not null,
  application bytea,
  waits_until timestamptz,
  joined_at timestamptz not null default app_now(),
  decided_at timestamptz,
  decided_by uuid,
  constraint invitation_joins_pkey primary key (company_code, person_id),
  constraint invitation_joins_invitation_id_fkey foreign key (company_code, invitation_id) references invitations,
  constraint invitation_joins_waiting_check check ((state = 'waiting') = (waits_until is not null)),
  constraint invitation_joins_application_check check (application is null or state = 'waiting')
);
create index invitation_joins_company_code_invitation_id_idx on invitation_joins (company_code, invitation_id, joined_at);
create index invitation_joins_company_code_waits_until_idx on invitation_joins (company_code, waits_until)
  where application is not null;
call guard_company_table('invitation_joins');

-- The living invitation of a code, in one call whether there is one or not, so that an answer's time tells nothing
-- about links that have ended.
create function find_open_invitation(code bytea) returns table (company_code text, invitation_id uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  known invitation_links%rowtype;
begin
  select * into known from invitation_links l where l.code_hash = code;
  perform set_config('app.company_code', coalesce(known.company_code, ''), true);
  return query
    select i.company_code, i.invitation_id from invitations i
    where i.company_code = known.company_code and i.invitation_id = known.invitation_id and i.code_hash = code
      and i.revoked_at is null and i.expires_at > app_now() and i.used_count < i.max_uses;
  perform set_config('app.company_code', company_before, true);
end $$;
revoke execute on function find_open_invitation(bytea) from public;
grant execute on function find_open_invitation(bytea) to madang_app;

-- Forgets what is not needed any more, in every company: addresses of ended invitations, applications nobody decided.
create function tidy_invitations(kept_days integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  company text;
begin
  for company in select distinct l.company_code from invitation_links l loop
    perform set_config('app.company_code', company, true);
    update invitations i set target = null
      where i.company_code = company and i.target is not null and i.expires_at < app_now() - make_interval(days => kept_days);
    update invitation_joins j set state = 'refused', application = null, waits_until = null, decided_at = app_now()
      where j.company_code = company and j.state = 'waiting' and j.waits_until <= app_now();
  end loop;
  perform set_config('app.company_code', company_before, true);
end $$;
revoke execute on function tidy_invitations(integer) from public;
grant execute on function tidy_invitations(integer) to madang_app;
