import type { Tx } from '../../kernel/db/database.ts';
import { cleanHtml } from '../../kernel/html/clean-html.ts';
import type { TermsEdition } from './terms.ts';
import { insertEdition } from './terms.sql.ts';

/** Adds a version of the terms; whatever its HTML carries, only what a text needs is stored. */
export async function addEdition(tx: Tx, edition: TermsEdition): Promise<void> {
  const texts = edition.texts.map((text) => ({
    ...text,
    contents: text.contents.map((part) => ({ ...part, content: cleanHtml(part.content) })),
  }));
  await insertEdition(tx, { ...edition, texts });
}
