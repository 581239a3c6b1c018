/** A table of more rows would be slow to read for the next file, though they are deleted. */
export const mostDeletedRows = 5_000;

/**
 * Makes `test_reset()`, which restores the template's rows. It returns false after schema changes or beyond
 * `mostDeletedRows`. Triggers do not apply.
 */
export const resetRows = `
  set role none;
  create schema test_first;
  create table test_first.tables (source regclass primary key, columns text not null);
  create table test_first.schema_changes (tag text not null);

  do $$
  declare
    source regclass;
    columns text;
    has_rows boolean;
  begin
    for source in
      select oid from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
    loop
      execute format('select exists (select from %s)', source) into has_rows;
      continue when not has_rows;
      select string_agg(quote_ident(attname), ', ' order by attnum) into columns from pg_attribute
      where attrelid = source and attnum > 0 and not attisdropped and attgenerated = '';
      execute format('create table test_first.rows_%s as select %s from %s', source::oid, columns, source);
      insert into test_first.tables values (source, columns);
    end loop;
  end $$;

  -- Whatever is written from now on has a later number.
  create table test_first.made_in as select pg_current_xact_id()::text::bigint as transaction;

  create function test_reset() returns boolean language plpgsql as $$
  declare
    source regclass;
    columns text;
    is_changed boolean;
    row_count bigint;
  begin
    if exists (select from test_first.schema_changes) then return false; end if;
    perform set_config('session_replication_role', 'replica', true);
    for source, columns in
      select c.oid, t.columns from pg_class c left join test_first.tables t on t.source = c.oid
      where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
        and (t.columns is not null or pg_relation_size(c.oid) > 0)
    loop
      if columns is not null then
        execute format('select count(*) filter (where r.xmin::text::bigint > m.transaction) > 0
            or count(*) <> (select count(*) from test_first.rows_%s)
          from test_first.made_in m left join %s r on true', source::oid, source) into is_changed;
        continue when not is_changed;
      end if;
      execute format('delete from %s', source);
      get diagnostics row_count = row_count;
      if row_count > ${mostDeletedRows} then return false; end if;
      if columns is not null then
        execute format('insert into %s (%s) overriding system value select * from test_first.rows_%s', source, columns, source::oid);
      end if;
    end loop;
    return true;
  end $$;

  create function test_first.note_change() returns event_trigger language plpgsql security definer as $$
  begin
    insert into test_first.schema_changes values (tg_tag);
  end $$;
  create event trigger test_schema_changes on ddl_command_end execute function test_first.note_change();
  set role madang_owner;
`;
