-- The chain of a company's audit log: each link binds a row to all rows before it by a keyed hash, so that a row that was
-- changed, removed or put in between shows. The key is in the configuration and never in the database.
create table audit_links (
  company_code text not null,
  sequence bigint not null constraint audit_links_sequence_check check (sequence > 0),
  audit_id uuid not null,
  occurred_at timestamptz not null,
  -- The newest moment up to this link: rows of one time may commit in another order.
  newest_at timestamptz not null,
  is_permission_change boolean not null,
  -- The keyed hash of the row alone, so that the chain holds after the row is purged.
  row_mac bytea not null,
  mac bytea not null,
  key_id text not null,
  linked_at timestamptz not null default app_now(),
  constraint audit_links_pkey primary key (company_code, sequence),
  constraint audit_links_audit_id_key unique (company_code, audit_id)
);
call guard_company_table('audit_links');
create trigger audit_links_immutable before update or delete on audit_links
  for each row execute function refuse_change();
revoke update, delete on audit_links from madang_app;

-- A row whose moment is a whole minute hides who it is of among the others of its minute: it waits until that has passed.
create function is_linkable(occurred_at timestamptz) returns boolean language sql volatile parallel safe
  return date_trunc('minute', occurred_at, 'UTC') <> occurred_at or occurred_at < date_trunc('minute', app_now(), 'UTC');

-- From when on a company's rows may be linked. A transaction writes its row shortly before it commits, so a row that is older
-- than the newest link by more than this was not written by the product.
create function linked_since(company text) returns timestamptz language plpgsql stable as $$
begin
  return coalesce((select least(l.newest_at, app_now()) - interval '15 minutes' from audit_links l
    where l.company_code = company order by l.sequence desc limit 1), '-infinity');
end $$;

-- Those of some companies that have rows without a link.
create function companies_to_link(companies text[]) returns setof text language plpgsql as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  company text;
  since timestamptz;
begin
  foreach company in array companies loop
    perform set_config('app.company_code', company, true);
    since := linked_since(company);
    if exists (select from audit_log a where a.company_code = company and a.occurred_at >= since and is_linkable(a.occurred_at)
      and not exists (select from audit_links l where l.company_code = company and l.audit_id = a.audit_id))
    then
      return next company;
    end if;
  end loop;
  perform set_config('app.company_code', company_before, true);
end $$;

