-- INV-02: who applied by a personal link, and opens it again while the company has yet to decide, is told so: the link went
-- to them alone. Still one call, whatever the code is, so that an answer's time tells nothing about links that have ended.
drop function find_open_invitation(bytea);
create function find_open_invitation(code bytea)
  returns table (company_code text, invitation_id uuid, is_awaited boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  known invitation_links%rowtype;
begin
  select * into known from invitation_links l where l.code_hash = code;
  perform set_config('app.company_code', coalesce(known.company_code, ''), true);
  return query
    select i.company_code, i.invitation_id, i.used_count >= i.max_uses from invitations i
    where i.company_code = known.company_code and i.invitation_id = known.invitation_id and i.code_hash = code
      and i.revoked_at is null and i.expires_at > app_now() and is_in_service(i.company_code)
      and (i.used_count < i.max_uses or i.kind = 'person' and exists (
        select from invitation_joins j
        where j.company_code = i.company_code and j.invitation_id = i.invitation_id and j.state = 'waiting'
          and j.waits_until > app_now()));
  perform set_config('app.company_code', company_before, true);
end $$;
revoke execute on function find_open_invitation(bytea) from public;
grant execute on function find_open_invitation(bytea) to madang_app;
