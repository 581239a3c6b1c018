-- The moment of the newest pass that linked the audit rows of all companies, signed with a key of the configuration. A row that
-- is clearly older and has no link has lost it, or was never written by the product.
create table audit_passes (
  is_one boolean not null default true constraint audit_passes_pkey primary key
    constraint audit_passes_one_check check (is_one),
  passed_at timestamptz not null,
  mac bytea not null,
  key_id text not null
);
revoke all on audit_passes from madang_app;
grant select, insert, update on audit_passes to madang_app;

-- The moment from which a company's rows may be linked, by its newest link and by the newest pass. Without a pass it is a
-- quarter of an hour ago: whoever takes the pass away makes the rule stricter. The `least` holds where a clock was ahead.
create function linked_since(company text, passed timestamptz) returns timestamptz language plpgsql stable as $$
begin
  return greatest(linked_since(company), least(passed, app_now()) - interval '15 minutes');
end $$;

-- Those of some companies that have rows without a link. Cut: it has rows behind its newest link that should have links by now.
create function companies_to_link(companies text[], passed timestamptz)
returns table (company_code text, is_cut boolean) language plpgsql as $$
declare
  company_before constant text := coalesce(current_setting('app.company_code', true), '');
  passed_since constant timestamptz := least(passed, app_now()) - interval '15 minutes';
  company text;
  since timestamptz;
  newest timestamptz;
begin
  foreach company in array companies loop
    perform set_config('app.company_code', company, true);
    newest := coalesce((select l.newest_at from audit_links l where l.company_code = company
      order by l.sequence desc limit 1), '-infinity');
    since := linked_since(company, passed);
    company_code := company;
    is_cut := exists (select from audit_log a where a.company_code = company
      and a.occurred_at > newest and a.occurred_at < passed_since);
    if is_cut or exists (select from audit_log a where a.company_code = company and a.occurred_at >= since
      and is_linkable(a.occurred_at)
      and not exists (select from audit_links l where l.company_code = company and l.audit_id = a.audit_id))
    then
      return next;
    end if;
  end loop;
  perform set_config('app.company_code', company_before, true);
end $$;
