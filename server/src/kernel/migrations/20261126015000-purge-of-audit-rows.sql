-- What a purge leaves: the last link that is gone, and until when rows were purged, signed with a key of the configuration.
create table audit_anchors (
  company_code text not null,
  anchor_number bigint not null constraint audit_anchors_anchor_number_check check (anchor_number > 0),
  -- Links up to this one are gone; 0 for none.
  sequence bigint not null,
  link_mac bytea not null,
  changes_before timestamptz not null,
  permissions_before timestamptz not null,
  mac bytea not null,
  key_id text not null,
  anchored_at timestamptz not null default app_now(),
  constraint audit_anchors_pkey primary key (company_code, anchor_number)
);
call guard_company_table('audit_anchors');

-- The purge alone deletes: it runs as the owner, and the application's role has no right to delete.
create function refuse_change_but_purge() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('app.is_purge', true) = 'on' then return old; end if;
  raise exception 'rows of % are never changed', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
drop trigger audit_log_immutable on audit_log;
create trigger audit_log_immutable before update or delete on audit_log
  for each row execute function refuse_change_but_purge();
drop trigger audit_links_immutable on audit_links;
create trigger audit_links_immutable before update or delete on audit_links
  for each row execute function refuse_change_but_purge();
create trigger audit_anchors_immutable before update or delete on audit_anchors
  for each row execute function refuse_change_but_purge();
revoke update, delete on audit_anchors from madang_app;

-- Purges at most so many rows by the company's newest anchor, and then the links that it stands for; answers how many rows and
-- links went. Nothing younger than a year goes, whatever an anchor says.
create function purge_audit_rows(company text, most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  youngest constant timestamptz := app_now() - interval '1 year';
  anchor audit_anchors;
  gone integer := 0;
  more integer := 0;
begin
  perform set_config('app.company_code', company, true);
  perform set_config('app.is_purge', 'on', true);
  select * into anchor from audit_anchors n where n.company_code = company order by n.anchor_number desc limit 1;
  if found then
    delete from audit_log d where d.company_code = company and d.audit_id = any (array(
      select a.audit_id from audit_log a join audit_links l on l.company_code = company and l.audit_id = a.audit_id
      where a.company_code = company and a.occurred_at < least(anchor.changes_before, youngest)
        and (not l.is_permission_change or a.occurred_at < anchor.permissions_before)
      limit most));
    get diagnostics gone = row_count;
    if gone < most then
      delete from audit_links d where d.company_code = company and d.sequence = any (array(
        select l.sequence from audit_links l where l.company_code = company and l.sequence <= anchor.sequence
          and l.occurred_at < youngest
        order by l.sequence limit most - gone));
      get diagnostics more = row_count;
      delete from audit_anchors n where n.company_code = company and n.anchor_number < anchor.anchor_number;
    end if;
  end if;
  perform set_config('app.is_purge', '', true);
  perform set_config('app.company_code', company_before, true);
  return gone + more;
end $$;
revoke execute on function purge_audit_rows(company text, most integer) from public;
grant execute on function purge_audit_rows(company text, most integer) to madang_app;
