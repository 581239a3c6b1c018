import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, readTextIfAny } from './kernel/files.ts';
import { kyselyTypes } from './schema/kysely-types.ts';
import { lineDifference } from './schema/line-difference.ts';
import { freshSchema, schemaAt } from './schema/reach-schema.ts';
import type { Schema } from './schema/read-schema.ts';
import { snapshotText } from './schema/snapshot-text.ts';

const usage = `node tools/schema-snapshot.ts [--check] [address]
Writes server/schema.sql and the query builder's types from the schema of the database at the address (else
DATABASE_URL, else a throw-away one with every migration). --check compares them and ends with 1 where they differ.`;

interface Output {
  readonly path: string;
  readonly text: string;
}

/** The two files that follow from a schema. */
export function outputsOf(schema: Schema): Output[] {
  return [
    { path: 'server/schema.sql', text: snapshotText(schema) },
    { path: 'server/src/kernel/db/tables.generated.ts', text: kyselyTypes(schema) },
  ];
}

export function writeOutputs(root: string, outputs: readonly Output[]): void {
  for (const { path, text } of outputs) writeFileSync(join(root, path), text);
}

/** Returns the changes to a project's files: per file one line that names it, then the lines that differ. */
export function compareOutputs(root: string, outputs: readonly Output[]): string[] {
  return outputs.flatMap(({ path, text }) => {
    const difference = lineDifference(readTextIfAny(root, path) ?? '', text);
    return difference.length === 0 ? [] : [`${path}:1 differs from the database`, ...difference];
  });
}

async function main([...given]: readonly string[]): Promise<void> {
  const isCheck = given.includes('--check');
  const [address = process.env['DATABASE_URL'], ...rest] = given.filter((argument) => argument !== '--check');
  if (rest.length > 0 || address?.startsWith('-')) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const schema = address === undefined ? await freshSchema() : await schemaAt({ connectionString: address });
  if (!isCheck) return writeOutputs(projectRoot, outputsOf(schema));
  const lines = compareOutputs(projectRoot, outputsOf(schema));
  for (const line of lines) console.log(line);
  if (lines.length > 0) process.exitCode = 1;
}

if (import.meta.main) await main(process.argv.slice(2));
