import { sql } from 'kysely';
import { transaction, type Database } from '../../../kernel/db/database.ts';
import { addEdition } from './add-edition.ts';
import { sampleEditions } from './seeds/sample-editions.ts';

/**
 * Adds sample terms to an empty installation. Existing terms are left alone, so a sample never becomes an operator's
 * newest version.
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
