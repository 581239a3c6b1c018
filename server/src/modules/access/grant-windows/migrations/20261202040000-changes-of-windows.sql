-- MEM-09: what a window was until then, so that a past moment can be explained. Written by the trigger below alone.
create table grant_window_changes (
  company_code text not null constraint grant_window_changes_company_code_fkey references companies,
  grant_window_id uuid not null,
  change_id uuid not null default new_id(),
  changed_at timestamptz not null default app_now(),
  operation text,
  actor_id uuid,
  weekly int4multirange not null,
  zone text not null,
  closes_on_days_off boolean not null,
  constraint grant_window_changes_pkey primary key (company_code, grant_window_id, change_id)
);
call guard_company_table('grant_window_changes');
revoke update on grant_window_changes from madang_app;

create function write_grant_window_change() returns trigger language plpgsql as $$
begin
  insert into grant_window_changes (company_code, grant_window_id, operation, actor_id, weekly, zone, closes_on_days_off)
  select old.company_code, old.grant_window_id, nullif(current_setting('app.operation', true), ''),
    nullif(current_setting('app.actor_id', true), '')::uuid, old.weekly, old.zone, old.closes_on_days_off
  from companies c where c.company_code = old.company_code;
  return null;
end $$;
create trigger grant_windows_changed after update on grant_windows for each row
  when ((old.weekly, old.zone, old.closes_on_days_off) is distinct from (new.weekly, new.zone, new.closes_on_days_off))
  execute function write_grant_window_change();
create trigger grant_windows_deleted after delete on grant_windows for each row execute function write_grant_window_change();

-- A window as it was at a moment; as it is now for one that nothing has changed since. No row: there is none.
create function window_then(company text, id uuid, moment timestamptz) returns setof grant_windows language plpgsql stable rows 1 as $$
declare
  held grant_windows;
  former grant_window_changes;
begin
  select * into held from grant_windows w where w.company_code = company and w.grant_window_id = id;
  select * into former from grant_window_changes c
    where c.company_code = company and c.grant_window_id = id and c.changed_at > moment order by c.changed_at, c.change_id limit 1;
  if former.change_id is not null then
    held.company_code := company;
    held.grant_window_id := id;
    held.weekly := former.weekly;
    held.zone := former.zone;
    held.closes_on_days_off := former.closes_on_days_off;
  end if;
  if held.grant_window_id is not null then return next held; end if;
end $$;
