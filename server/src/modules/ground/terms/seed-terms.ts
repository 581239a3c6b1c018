import { sql } from 'kysely';
import { transaction, type Database } from '../../../kernel/db/database.ts';
import { addEdition } from './add-edition.ts';
import { sampleEditions } from './seeds/sample-editions.ts';

/**
 * Gives an empty installation sample terms, so that the product can be tried. Where any terms stand it does
 * nothing: a sample of a later release must never become the newest version of an operator's own terms.
 */
export async function seedTerms(db: Database): Promise<void> {
  await transaction(db, async (tx) => {
    // Of several processes that start at once, the second waits here and then finds the samples.
    await sql`lock table terms_versions in share row exclusive mode`.execute(tx);
    const known = await tx.selectFrom('terms_versions').select('version').limit(1).executeTakeFirst();
    if (known) return;
    for (const edition of sampleEditions()) await addEdition(tx, edition);
  });
}
