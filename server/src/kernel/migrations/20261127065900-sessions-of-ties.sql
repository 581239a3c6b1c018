-- MEM-04: whether a login opens other companies is read with the facts of a session, which a process keeps for as long as the session's row
-- stands: a tie that comes or goes writes the rows of both its people again.
create function renew_sessions_of_tie() returns trigger language plpgsql as $$
declare
  tie constant login_ties := case when tg_op = 'DELETE' then old else new end;
begin
  perform from sessions s where s.company_code = tie.company_code and s.person_id = tie.person_id
      or s.company_code = tie.login_company_code and s.person_id = tie.login_person_id
    order by s.token_hash for update;
  update sessions s set session_id = s.session_id
    where s.company_code = tie.company_code and s.person_id = tie.person_id
      or s.company_code = tie.login_company_code and s.person_id = tie.login_person_id;
  return null;
end $$;
create trigger login_ties_change_sessions after update of state on login_ties for each row
  when ((old.state = 'tied') <> (new.state = 'tied')) execute function renew_sessions_of_tie();
create trigger login_ties_deletion_sessions after delete on login_ties for each row
  when (old.state = 'tied') execute function renew_sessions_of_tie();
