import type { ClientBase } from 'pg';

/** Description of the schema `public` from the database's catalogues, everything in a fixed order. */
export interface Schema {
  readonly extensions: readonly string[];
  readonly types: readonly UserType[];
  readonly sequences: readonly { readonly name: string; readonly type: string }[];
  readonly tables: readonly Table[];
  readonly functions: readonly { readonly definition: string }[];
  readonly grants: readonly Grant[];
}

export interface UserType {
  readonly name: string;
  /** The labels of an enumeration, or null for a domain, which `definition` describes. */
  readonly labels: readonly string[] | null;
  readonly definition: string | null;
}

export interface Table {
  readonly name: string;
  readonly kind: 'table' | 'view' | 'materialized view';
  readonly partitionedBy: string | null;
  readonly viewDefinition: string | null;
  readonly isRowSecured: boolean;
  readonly isRowSecurityForced: boolean;
  readonly columns: readonly Column[];
  readonly constraints: readonly string[];
  /** Indexes that no constraint makes. */
  readonly indexes: readonly string[];
  readonly policies: readonly string[];
  readonly triggers: readonly string[];
}

export interface Column {
  readonly name: string;
  /** The type as SQL writes it: `numeric(10,2)`, `text[]`. */
  readonly type: string;
  /** The catalogue's name of the type, of a list's element, of a domain's base. */
  readonly baseType: string;
  readonly isList: boolean;
  readonly labels: readonly string[] | null;
  readonly isRequired: boolean;
  readonly default: string | null;
  readonly collation: string | null;
  /** `always` and `by default` are identities; `stored` and `virtual` are computed from the row. */
  readonly generated: 'always' | 'by default' | 'stored' | 'virtual' | null;
}

/** A right of someone other than the owner. */
export interface Grant {
  readonly target: string;
  readonly grantee: string;
  readonly privileges: readonly string[];
}

export async function readSchema(client: ClientBase): Promise<Schema> {
  // The deparsed definitions leave out the schema where the search path finds the name anyway.
  await client.query('set search_path to public, pg_temp');
  const list = async <T>(query: string) => (await client.query<{ entry: T }>(query)).rows.map(({ entry }) => entry);
  return {
    extensions: await list<string>(extensionsQuery),
    types: await list<UserType>(typesQuery),
    sequences: await list<Schema['sequences'][number]>(sequencesQuery),
    tables: await list<Table>(tablesQuery),
    functions: await list<Schema['functions'][number]>(functionsQuery),
    grants: await list<Grant>(grantsQuery),
  };
}

const ownsRun = (catalogue: string, oid: string) =>
  `not exists (select from pg_depend own where own.classid = '${catalogue}'::regclass and own.objid = ${oid} and own.deptype = 'e')`;

const extensionsQuery = `
  select extname as entry from pg_extension where extname <> 'plpgsql' order by extname collate "C"`;

const typesQuery = `
  select json_build_object(
    'name', t.typname,
    'labels', case when t.typtype = 'e' then
      (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid) end,
    'definition', case when t.typtype = 'd' then concat_ws(' ',
      format_type(t.typbasetype, t.typtypmod),
      case when t.typnotnull then 'not null' end,
      'default ' || t.typdefault,
      (select string_agg(pg_get_constraintdef(k.oid), ' ' order by k.conname collate "C")
        from pg_constraint k where k.contypid = t.oid and k.contype = 'c')) end) as entry
  from pg_type t
  where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd') and ${ownsRun('pg_type', 't.oid')}
  order by t.typname collate "C"`;

const sequencesQuery = `
  select json_build_object('name', c.relname, 'type', format_type(s.seqtypid, null)) as entry
  from pg_sequence s join pg_class c on c.oid = s.seqrelid
  where c.relnamespace = 'public'::regnamespace and ${ownsRun('pg_class', 'c.oid')}
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'i')
  order by c.relname collate "C"`;

// PostgreSQL 18 keeps NOT NULL as named constraints (contype n); 15 to 17 know the column's flag alone.
const constraints = `
  select json_agg(format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid)) order by k.conname collate "C")
  from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'c', 'x')`;

const indexes = `
  select json_agg(pg_get_indexdef(i.indexrelid) order by x.relname collate "C")
  from pg_index i join pg_class x on x.oid = i.indexrelid
  where i.indrelid = c.oid
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))`;

const policies = `
  select json_agg(concat_ws(' ',
      format('create policy %I on %I', p.polname, c.relname),
      case when not p.polpermissive then 'as restrictive' end,
      'for ' || case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update'
        when 'd' then 'delete' else 'all' end,
      'to ' || (select string_agg(case r when 0 then 'public' else r::regrole::text end, ', ' order by r::regrole::text)
        from unnest(p.polroles) r),
      'using (' || pg_get_expr(p.polqual, p.polrelid) || ')',
      'with check (' || pg_get_expr(p.polwithcheck, p.polrelid) || ')') order by p.polname collate "C")
  from pg_policy p where p.polrelid = c.oid`;

const triggers = `
  select json_agg(pg_get_triggerdef(t.oid) || case t.tgenabled when 'O' then '' else ' -- state ' || t.tgenabled::text end
    order by t.tgname collate "C")
  from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal`;

const columns = `
  select json_agg(json_build_object(
      'name', a.attname,
      'type', format_type(a.atttypid, a.atttypmod),
      'baseType', b.typname,
      'isList', e.typcategory = 'A',
      'labels', (select json_agg(l.enumlabel order by l.enumsortorder) from pg_enum l where l.enumtypid = b.oid),
      'isRequired', a.attnotnull or t.typnotnull,
      'default', pg_get_expr(d.adbin, d.adrelid),
      'collation', case when a.attcollation <> t.typcollation then
        (select quote_ident(o.collname) from pg_collation o where o.oid = a.attcollation) end,
      'generated', case when a.attidentity = 'a' then 'always' when a.attidentity = 'd' then 'by default'
        when a.attgenerated = 's' then 'stored' when a.attgenerated = 'v' then 'virtual' end)
    order by a.attnum)
  from pg_attribute a
  join pg_type t on t.oid = a.atttypid
  join pg_type e on e.oid = coalesce(nullif(t.typbasetype, 0), t.oid)
  join pg_type b on b.oid = case when e.typcategory = 'A' then e.typelem else e.oid end
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped`;

const tablesQuery = `
  select json_build_object(
    'name', c.relname,
    'kind', case c.relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
    'partitionedBy', case when c.relkind = 'p' then pg_get_partkeydef(c.oid) end,
    'viewDefinition', case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end,
    'isRowSecured', c.relrowsecurity,
    'isRowSecurityForced', c.relforcerowsecurity,
    'columns', (${columns}),
    'constraints', coalesce((${constraints}), '[]'),
    'indexes', coalesce((${indexes}), '[]'),
    'policies', coalesce((${policies}), '[]'),
    'triggers', coalesce((${triggers}), '[]')) as entry
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and ${ownsRun('pg_class', 'c.oid')}
  order by c.relname collate "C"`;

const functionsQuery = `
  select json_build_object('definition', pg_get_functiondef(p.oid)) as entry
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p') and ${ownsRun('pg_proc', 'p.oid')}
  order by p.proname collate "C", pg_get_function_identity_arguments(p.oid) collate "C"`;

// PostgreSQL 17 brought the right MAINTAIN, which only grant all would give to anyone but the owner.
const grantsQuery = `
  with held (target, owner, acl) as (
    select 'schema public', nspowner, nspacl from pg_namespace where nspname = 'public'
    union all
    select case c.relkind when 'S' then 'sequence ' else 'table ' end || quote_ident(c.relname), c.relowner,
      coalesce(c.relacl, acldefault(case c.relkind when 'S' then 's' else 'r' end::"char", c.relowner))
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and ${ownsRun('pg_class', 'c.oid')}
    union all
    select format('column %I.%I', c.relname, a.attname), c.relowner, a.attacl
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and a.attacl is not null
    union all
    select case p.prokind when 'p' then 'procedure ' else 'function ' end || p.oid::regprocedure, p.proowner,
      coalesce(p.proacl, acldefault('f', p.proowner))
    from pg_proc p where p.pronamespace = 'public'::regnamespace and ${ownsRun('pg_proc', 'p.oid')}
    union all
    select 'future ' || case d.defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions'
      when 'T' then 'types' else 'schemas' end || ' of ' || d.defaclrole::regrole, d.defaclrole, d.defaclacl
    from pg_default_acl d where d.defaclnamespace = 'public'::regnamespace
  ), rights as (
    select target, case g.grantee when 0 then 'public' else g.grantee::regrole::text end as grantee,
      lower(g.privilege_type) || case when g.is_grantable then ' with grant option' else '' end as privilege
    from held, aclexplode(acl) g where g.grantee <> owner and g.privilege_type <> 'MAINTAIN'
  )
  select json_build_object('target', target, 'grantee', grantee,
    'privileges', json_agg(privilege order by privilege collate "C")) as entry
  from rights group by target, grantee order by target collate "C", grantee collate "C"`;
