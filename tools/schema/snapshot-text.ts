import type { Column, Schema, Table } from './read-schema.ts';

const heading =
  '-- The schema after every migration, as tools/schema-snapshot.ts reads it from a database. Do not edit.';

/** A schema as text that is the same for the same schema, on PostgreSQL 15 and newer. */
export function snapshotText(schema: Schema): string {
  const blocks = [
    heading,
    ...schema.extensions.map((name) => `create extension ${name};`),
    ...schema.types.map(({ name, labels, definition }) =>
      labels
        ? `create type ${name} as enum (${labels.map(quoted).join(', ')});`
        : `create domain ${name} as ${definition};`,
    ),
    ...schema.sequences.map(({ name, type }) => `create sequence ${name} as ${type};`),
    ...schema.tables.map(tableText),
    ...schema.functions.map(({ definition }) => `${definition.trim()};`),
    schema.grants
      .map(({ target, grantee, privileges }) => `grant ${privileges.join(', ')} on ${target} to ${grantee};`)
      .join('\n'),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function tableText(table: Table): string {
  return [
    table.kind === 'table' ? createTable(table) : createView(table),
    ...table.indexes.map((index) => `${index};`),
    ...(table.isRowSecured ? [`alter table ${table.name} enable row level security;`] : []),
    ...(table.isRowSecurityForced ? [`alter table ${table.name} force row level security;`] : []),
    ...table.policies.map((policy) => `${policy};`),
    ...table.triggers.map((trigger) => `${trigger};`),
  ].join('\n');
}

function createTable({ name, columns, constraints, partitionedBy }: Table): string {
  const rows = [...columns.map(columnText), ...constraints].map((row) => `  ${row}`).join(',\n');
  return `create table ${name} (\n${rows}\n)${partitionedBy === null ? '' : ` partition by ${partitionedBy}`};`;
}

/** PostgreSQL 16 stopped to write the table before each column of a view of one table. */
function createView({ name, kind, viewDefinition }: Table): string {
  const definition = (viewDefinition ?? '')
    .replaceAll(/\b\w+\.(?=\w)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `create ${kind} ${name} as ${definition}`;
}

function columnText(column: Column): string {
  return [
    column.name,
    column.type,
    ...(column.collation === null ? [] : [`collate ${column.collation}`]),
    ...(column.isRequired ? ['not null'] : []),
    ...defaultText(column),
  ].join(' ');
}

function defaultText(column: Column): string[] {
  switch (column.generated) {
    case 'always':
    case 'by default':
      return [`generated ${column.generated} as identity`];
    case 'stored':
    case 'virtual':
      return [`generated always as (${column.default}) ${column.generated}`];
    case null:
      return column.default === null ? [] : [`default ${column.default}`];
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
