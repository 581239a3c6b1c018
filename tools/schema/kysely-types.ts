import type { Column, Schema, Table } from './read-schema.ts';

const heading = '/** The tables as the query builder sees them, made by tools/schema-snapshot.ts. Do not edit. */';

/** Types that the driver reads; a wide number is read as text, so that no digit is lost. */
const driverTypes: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  cidr: 'string',
  citext: 'string',
  float4: 'number',
  float8: 'number',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  int4multirange: 'string',
  int8: 'WideNumber',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'WideNumber',
  bpchar: 'string',
  name: 'string',
  text: 'string',
  time: 'string',
  date: 'Timestamp',
  timestamp: 'Timestamp',
  timestamptz: 'Timestamp',
  uuid: 'string',
  varchar: 'string',
  xid8: 'string',
};

const helpers: Readonly<Record<string, string>> = {
  Generated: `/** A column that the database fills where an insert leaves it out. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;`,
  Timestamp: 'export type Timestamp = ColumnType<Date, Date | string, Date | string>;',
  WideNumber: 'export type WideNumber = ColumnType<string, bigint | number | string, bigint | number | string>;',
};

/** The source text of the tables' types, column names as SQL writes them. */
export function kyselyTypes({ tables }: Schema): string {
  const interfaces = tables.map(interfaceText);
  const used = Object.keys(helpers).filter((name) => interfaces.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  const needsBuilder = used.length > 0 || interfaces.some((text) => /\b(GeneratedAlways|ColumnType)\b/.test(text));
  const database = tables.map(({ name }) => `  ${name}: ${typeName(name)};`).join('\n');
  return [
    heading,
    ...(needsBuilder ? [importText(interfaces, used.length > 0)] : []),
    ...used.map((name) => helpers[name]),
    ...interfaces,
    `export interface DB {\n${database}\n}`,
  ]
    .join('\n\n')
    .concat('\n');
}

function importText(interfaces: readonly string[], needsColumnType: boolean): string {
  const needsAlways = interfaces.some((text) => text.includes('GeneratedAlways<'));
  const names = [...(needsColumnType ? ['ColumnType'] : []), ...(needsAlways ? ['GeneratedAlways'] : [])];
  return `import type { ${names.join(', ')} } from 'kysely';`;
}

function interfaceText(table: Table): string {
  const columns = table.columns.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const rows = columns.map((column) => `  ${column.name}: ${columnType(table, column)};`).join('\n');
  return `export interface ${typeName(table.name)} {\n${rows}\n}`;
}

function columnType(table: Table, column: Column): string {
  const value = valueType(table, column);
  const base = column.isRequired || value === 'unknown' ? value : `${value} | null`;
  if (column.generated === 'always' || column.generated === 'stored' || column.generated === 'virtual') {
    return `GeneratedAlways<${base}>`;
  }
  return column.default !== null || column.generated !== null ? `Generated<${base}>` : base;
}

function valueType({ name: table }: Table, { name, baseType, labels, isList }: Column): string {
  const single = labels?.map(literalType).join(' | ') ?? driverTypes[baseType];
  if (single === undefined) throw new Error(`${table}.${name}: say in tools/schema how the driver reads ${baseType}`);
  if (!isList) return single;
  return single.includes(' ') ? `(${single})[]` : `${single}[]`;
}

function literalType(label: string): string {
  return `'${label.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}

/** `audit_log` as AuditLog. */
function typeName(table: string): string {
  return table.replaceAll(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase());
}
