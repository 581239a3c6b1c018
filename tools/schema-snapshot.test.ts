// Runs on every PostgreSQL: a schema is read from the server's own catalogues.
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPool } from '../server/src/kernel/db/pool.ts';
import { plant } from './kernel/planted.ts';
import { compareOutputs, outputsOf } from './schema-snapshot.ts';
import { kyselyTypes } from './schema/kysely-types.ts';
import { reachServer } from './schema/reach-server.ts';
import { readSchema, type Schema } from './schema/read-schema.ts';
import { snapshotText } from './schema/snapshot-text.ts';

const database = 'madang_test_snapshot';
const definitions = `
  create role madang_test_reader nologin;
  create type colour as enum ('red', 'blue''ish');
  create domain short_text as text not null check (value <> '');
  create table doors (
    door_id bigint generated always as identity constraint doors_pkey primary key,
    code text collate "C" not null constraint doors_code_key unique,
    label short_text,
    width numeric(10,2) default 0.9,
    area numeric generated always as (width * 2) stored,
    colours colour[] not null default '{}',
    facts jsonb not null,
    opened_at timestamptz not null default now(),
    weight real,
    picture bytea,
    constraint doors_width_check check (width > 0)
  );
  create index doors_opened_at_idx on doors (opened_at) where weight is null;
  create table keys (door_id bigint not null constraint keys_door_id_fkey references doors, made_on date not null)
    partition by range (made_on);
  create view open_doors as select code, width from doors where opened_at > '2026-01-01Z';
  alter table doors enable row level security;
  create policy readers on doors as restrictive for select to madang_test_reader using (width > 1);
  create function half(whole numeric) returns numeric language sql immutable return whole / 2;
  revoke execute on function half(numeric) from public;
  create function touch() returns trigger language plpgsql as 'begin return new; end';
  create trigger doors_touch before update on doors for each row execute function touch();
  alter table doors disable trigger doors_touch;
  grant select, update (weight) on doors to madang_test_reader;
  grant all on keys to madang_test_reader;`;

const server = await reachServer();
let schema: Schema;

beforeAll(async () => {
  await query(server.connection, `drop database if exists ${database}`, 'drop role if exists madang_test_reader');
  await query(server.connection, `create database ${database}`);
  const pool = openPool({ connection: { ...server.connection, database }, max: 1, statementTimeoutMs: 0 });
  await pool.query(definitions);
  const client = await pool.connect();
  schema = await readSchema(client);
  client.release();
  await pool.end();
});

afterAll(async () => {
  await query(server.connection, `drop database ${database}`, 'drop role madang_test_reader');
  await server.stop();
});

async function query(connection: pg.ClientConfig, ...statements: readonly string[]): Promise<void> {
  const pool = openPool({ connection, max: 1, statementTimeoutMs: 0 });
  for (const statement of statements) await pool.query(statement);
  await pool.end();
}

test('the snapshot is the same text on every PostgreSQL', () => {
  expect(snapshotText(schema)).toBe(`\
-- The schema after every migration, as tools/schema-snapshot.ts reads it from a database. Do not edit.

create type colour as enum ('red', 'blue''ish');

create domain short_text as text not null CHECK ((VALUE <> ''::text));

create table doors (
  door_id bigint not null generated always as identity,
  code text collate "C" not null,
  label short_text not null,
  width numeric(10,2) default 0.9,
  area numeric generated always as ((width * (2)::numeric)) stored,
  colours colour[] not null default '{}'::colour[],
  facts jsonb not null,
  opened_at timestamp with time zone not null default now(),
  weight real,
  picture bytea,
  constraint doors_code_key UNIQUE (code),
  constraint doors_pkey PRIMARY KEY (door_id),
  constraint doors_width_check CHECK ((width > (0)::numeric))
);
CREATE INDEX doors_opened_at_idx ON public.doors USING btree (opened_at) WHERE (weight IS NULL);
alter table doors enable row level security;
create policy readers on doors as restrictive for select to madang_test_reader using ((width > (1)::numeric));
CREATE TRIGGER doors_touch BEFORE UPDATE ON public.doors FOR EACH ROW EXECUTE FUNCTION touch() -- state D;

create table keys (
  door_id bigint not null,
  made_on date not null,
  constraint keys_door_id_fkey FOREIGN KEY (door_id) REFERENCES doors(door_id)
) partition by RANGE (made_on);

create view open_doors as SELECT code, width FROM doors WHERE (opened_at > '2026-01-01 00:00:00+00'::timestamp with time zone);

CREATE OR REPLACE FUNCTION public.half(whole numeric)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE
RETURN (whole / (2)::numeric);

CREATE OR REPLACE FUNCTION public.touch()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$begin return new; end$function$;

grant update on column doors.weight to madang_test_reader;
grant execute on function touch() to public;
grant usage on schema public to public;
grant select on table doors to madang_test_reader;
grant delete, insert, references, select, trigger, truncate, update on table keys to madang_test_reader;
`);
});

describe('the types of the query builder', () => {
  test('are the types that the driver reads, with the optional values of an insert', () => {
    expect(kyselyTypes(schema)).toBe(`\
/** The tables as the query builder sees them, made by tools/schema-snapshot.ts. Do not edit. */

import type { ColumnType, GeneratedAlways } from 'kysely';

/** A column that the database fills where an insert leaves it out. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export type WideNumber = ColumnType<string, bigint | number | string, bigint | number | string>;

export interface Doors {
  area: GeneratedAlways<WideNumber | null>;
  code: string;
  colours: Generated<('red' | 'blue\\'ish')[]>;
  door_id: GeneratedAlways<WideNumber>;
  facts: unknown;
  label: string;
  opened_at: Generated<Timestamp>;
  picture: Buffer | null;
  weight: number | null;
  width: Generated<WideNumber | null>;
}

export interface Keys {
  door_id: WideNumber;
  made_on: Timestamp;
}

export interface OpenDoors {
  code: string | null;
  width: WideNumber | null;
}

export interface DB {
  doors: Doors;
  keys: Keys;
  open_doors: OpenDoors;
}
`);
  });

  test('never guess a type without a description', () => {
    const [doors] = schema.tables;
    const columns = doors?.columns.map((column) => ({ ...column, baseType: 'interval', labels: null })) ?? [];
    const strange = { ...schema, tables: doors ? [{ ...doors, columns }] : [] };
    expect(() => kyselyTypes(strange)).toThrow('doors.area: say in tools/schema how the driver reads interval');
  });
});

describe('a comparison', () => {
  test('prints nothing if the files match the database', () => {
    const outputs = outputsOf(schema);
    const root = plant(Object.fromEntries(outputs.map(({ path, text }) => [path, text])));
    expect(compareOutputs(root, outputs)).toEqual([]);
  });

  test('prints the different lines, file by file', () => {
    const outputs = outputsOf(schema);
    const [sql, types] = outputs.map(({ text }) => text);
    const root = plant({
      'server/schema.sql': sql?.replace('  code text collate "C" not null', '  code text') ?? '',
      'server/src/kernel/db/tables.generated.ts': types?.replace('  facts: unknown;\n', '') ?? '',
    });
    expect(compareOutputs(root, outputs)).toEqual([
      'server/schema.sql:1 differs from the database',
      '+   code text collate "C" not null,',
      '-   code text,',
      'server/src/kernel/db/tables.generated.ts:1 differs from the database',
      '+   facts: unknown;',
    ]);
  });
});
