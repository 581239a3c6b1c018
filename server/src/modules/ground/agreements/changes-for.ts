import type { Language } from '@madang/contract/kernel/languages.ts';
import { termsCodes } from '@madang/contract/ground/terms/rules.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { cleanHtml } from '../../../kernel/html/clean-html.ts';
import { selectChanges, type TermsChanges } from './changes.sql.ts';
import { selectTerms } from '../terms/index.ts';

interface Reader {
  readonly companyCode: string;
  readonly personId: string;
  readonly countryCode: string;
  readonly language: Language;
}

/** Returns the changes since a user's consent, in the language in which the user sees the terms of a country. */
export async function changesFor(tx: Tx, { countryCode, language, ...person }: Reader): Promise<TermsChanges[]> {
  const shown = await selectTerms(tx, { termsCodes, countryCode, language });
  const keys = shown.map(({ termsCode, scope, version, language: written }) => ({
    termsCode,
    scope,
    version,
    language: written,
  }));
  const changes = await selectChanges(tx, person, keys);
  // Cleaned when it was written; this is the second fence before a browser.
  return changes.map((change) => ({ ...change, before: change.before && withCleanContents(change.before) }));
}

function withCleanContents(before: NonNullable<TermsChanges['before']>) {
  const contents = before.contents.map((part) => ({ ...part, content: cleanHtml(part.content) }));
  return { ...before, contents };
}
