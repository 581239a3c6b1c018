import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { cleanHtml } from '../../../kernel/html/clean-html.ts';
import { withConsentTable } from './consent-table.ts';
import type { Consent, TermsEdition } from './terms.ts';
import { insertEdition } from './terms.sql.ts';

interface PartWords {
  readonly content: string;
  readonly consent?: Consent | null | undefined;
}

/** A part's words as they are stored and shown: whatever its HTML carries, only what a text needs, and the facts of a consent. */
export function contentOf({ content, consent }: PartWords, language: Language): string {
  const cleaned = cleanHtml(content);
  return consent ? withConsentTable(cleaned, consent, language) : cleaned;
}

/** Adds a version of the terms. */
export async function addEdition(tx: Tx, edition: TermsEdition): Promise<void> {
  const texts = edition.texts.map((text) => ({
    ...text,
    contents: text.contents.map((part) => ({ ...part, content: contentOf(part, text.language) })),
  }));
  await insertEdition(tx, { ...edition, texts });
}
