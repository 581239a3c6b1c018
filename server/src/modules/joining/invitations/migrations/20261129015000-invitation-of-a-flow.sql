-- OTP-08: the living invitation that a flow came by, which its steps count against in the place of a network address.
create function flow_invitation(flow uuid) returns table (company_code text, invitation_id uuid, max_uses integer)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  known invitation_flows%rowtype;
begin
  select * into known from invitation_flows f where f.flow_id = flow;
  perform set_config('app.company_code', coalesce(known.company_code, ''), true);
  return query
    select i.company_code, i.invitation_id, i.max_uses from invitations i
    where i.company_code = known.company_code and i.invitation_id = known.invitation_id
      and (i.kind = 'promotion' or i.code_hash = known.code_hash)
      and i.revoked_at is null and i.expires_at > app_now() and i.used_count < i.max_uses
      and is_in_service(i.company_code);
  perform set_config('app.company_code', company_before, true);
end $$;
revoke execute on function flow_invitation(uuid) from public;
grant execute on function flow_invitation(uuid) to madang_app;
