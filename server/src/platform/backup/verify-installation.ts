import type { Database } from '../../kernel/db/database.ts';
import { inCompany, type Tx } from '../../kernel/db/database.ts';
import type { Files } from '../../kernel/files/files.ts';
import { companiesOf } from '../keys/keyed-tables.ts';

/** The files that rows of a company name, by what they are for. */
export type NamedFiles = (
  tx: Tx,
  companyCode: string,
) => Promise<readonly { readonly fileId: string; readonly what: string }[]>;

/** The files that rows name and that are not there, each in a line; no person in it. */
export async function missingFiles(
  { db, files }: { readonly db: Database; readonly files: Files },
  named: readonly NamedFiles[],
): Promise<string[]> {
  const lines: string[] = [];
  for await (const companyCode of companiesOf(db)) {
    const all = await inCompany(db, companyCode, async (tx) => {
      const found = [];
      for (const list of named) found.push(...(await list(tx, companyCode)));
      return found;
    });
    // After the rows: a file is kept before a row names it.
    const kept = new Set<string>();
    for await (const { fileId } of files.list(companyCode)) kept.add(fileId);
    for (const { fileId, what } of all) {
      if (!kept.has(fileId)) lines.push(`${companyCode}  ${what} ${fileId} is missing`);
    }
  }
  return lines;
}
