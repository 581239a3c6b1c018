import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadErrorCodes } from './kernel/error-tables.ts';
import { projectRoot, readTextIfAny } from './kernel/files.ts';
import { report, type Finding } from './kernel/findings.ts';
import { errorsPage } from './errors/errors-page.ts';
import { loadRefusingOperations } from './errors/refusing-operations.ts';
import { loadErrorNotes } from './errors/notes.ts';
import { loadCatalogues, type Catalogue } from './messages/catalogues.ts';

const pagePath = 'docs/errors/README.md';

/** The page of all codes, as the contract has them now. */
export async function makeErrorsPage(root: string): Promise<string> {
  const [codes, notes, operations, { all }] = await Promise.all([
    loadErrorCodes(root),
    loadErrorNotes(root),
    loadRefusingOperations(root),
    loadCatalogues(root),
  ]);
  const english = errorTexts(all, 'en');
  const korean = errorTexts(all, 'ko');
  return errorsPage(
    codes.map((row) => ({
      ...row,
      english: english.get(row.code) ?? '',
      korean: korean.get(row.code) ?? '',
      note: notes.get(row.code),
      // Nearly every operation has those of every call.
      operations: row.path.includes('/kernel/') ? [] : (operations.get(row.code) ?? []),
    })),
  );
}

function errorTexts(catalogues: readonly Catalogue[], language: 'en' | 'ko'): ReadonlyMap<string, string> {
  const texts = catalogues.filter((catalogue) => catalogue.language === language).flatMap(({ texts }) => [...texts]);
  return new Map(texts.map(([key, { value }]) => [key.replace(/^errors\./, ''), value]));
}

/** Returns the differences between the checked-in page and the contract. */
export async function checkErrorsPage(root: string): Promise<Finding[]> {
  const wanted = (await makeErrorsPage(root)).split('\n');
  const given = (readTextIfAny(root, pagePath) ?? '').split('\n');
  const index = wanted.findIndex((line, number) => line !== given[number]);
  if (index === -1 && wanted.length === given.length) return [];
  const line = index === -1 ? wanted.length : index + 1;
  return [{ path: pagePath, line, message: 'is not what the contract says; run node tools/docs-errors.ts' }];
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    report(await checkErrorsPage(projectRoot));
  } else {
    mkdirSync(join(projectRoot, dirname(pagePath)), { recursive: true });
    writeFileSync(join(projectRoot, pagePath), await makeErrorsPage(projectRoot));
  }
}
