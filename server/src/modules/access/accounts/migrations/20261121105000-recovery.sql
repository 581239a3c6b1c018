-- What a lost password needs of an ID's person, who is found before the company is known. One call, known or not.
-- What was never proven, an external mail or a mail ID of its own, is left out.
create function read_recoverable(sought text) returns table (
  company_code text, person_id uuid, password_profile text, external_mail_index bytea, mobile_index bytea,
  is_confirmed boolean
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  known login_ids%rowtype;
begin
  select * into known from login_ids l where l.login_id = sought and l.company_code is not null;
  perform set_config('app.company_code', coalesce(known.company_code, ''), true);
  return query
    select p.company_code, p.person_id, c.password_profile,
      case when p.is_external_mail_proven then p.external_mail_index end, p.mobile_index,
      p.is_confirmed and known.unconfirmed_until is null
    from people p join companies c on c.company_code = p.company_code
    where p.company_code = known.company_code and p.person_id = known.person_id
      and exists (select from passwords w where w.company_code = p.company_code and w.person_id = p.person_id);
  perform set_config('app.company_code', company_before, true);
end $$;
revoke execute on function read_recoverable(text) from public;
grant execute on function read_recoverable(text) to madang_app;
