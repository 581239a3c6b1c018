import type { ImportReading } from './import-state.ts';
import type { MadeDepartment } from '@madang/contract/joining/imports/shapes.ts';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import type { StoredStep } from '../../../../kernel/operations/outcome.ts';
import type { Keyring } from '../../../../kernel/crypto/keyring.ts';

/** Additional data that a sealed value of an import, or of one of its rows, is bound to. */
export const importAad = (column: string, importId: string): string => `imports.${column} ${importId}`;
export const rowAad = (column: string, importId: string, line: number | string): string =>
  `import_rows.${column} ${importId} ${line}`;
export const fileAad = ({ importId }: { readonly importId: string }): string => `file of import ${importId}`;

interface SealedImport {
  readonly file_name: string;
  readonly reading: ImportReading;
  readonly headings: readonly string[];
  readonly made: readonly MadeDepartment[];
}

/** The finding of a dry run about one row. */
export interface Finding {
  readonly issues?: readonly FieldIssue[];
  readonly missingDepartment?: string;
  readonly before?: Readonly<Record<string, string>>;
  readonly steps?: readonly StoredStep[];
}

interface SealedRow {
  readonly cells: readonly string[];
  readonly origin: readonly string[];
  readonly finding: Finding;
}

export function sealImport<C extends keyof SealedImport>(
  keyring: Keyring,
  importId: string,
  column: C,
  value: SealedImport[C],
): Buffer {
  return keyring.encrypt(JSON.stringify(value), importAad(column, importId));
}

export function openImport<C extends keyof SealedImport>(
  keyring: Keyring,
  importId: string,
  column: C,
  sealed: Buffer | null,
): SealedImport[C] | undefined {
  return sealed === null
    ? undefined
    : (JSON.parse(keyring.decrypt(sealed, importAad(column, importId))) as SealedImport[C]);
}

interface RowKey {
  readonly importId: string;
  readonly line: number;
}

export function sealRow<C extends keyof SealedRow>(
  keyring: Keyring,
  { importId, line }: RowKey,
  column: C,
  value: SealedRow[C],
): Buffer {
  return keyring.encrypt(JSON.stringify(value), rowAad(column, importId, line));
}

export function openRow<C extends keyof SealedRow>(
  keyring: Keyring,
  { importId, line }: RowKey,
  column: C,
  sealed: Buffer | null,
): SealedRow[C] | undefined {
  return sealed === null
    ? undefined
    : (JSON.parse(keyring.decrypt(sealed, rowAad(column, importId, line))) as SealedRow[C]);
}
