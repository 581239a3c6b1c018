import type { EditionDraft, EditionKey } from '@madang/contract/ground/terms-publishing/routes.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';

export interface StoredDraft extends EditionDraft {
  readonly changedAt: Date;
}

interface DraftRow {
  needs_consent: boolean;
  texts: unknown;
  changed_at: Date;
}

export async function selectDraft(db: Tx, key: EditionKey): Promise<StoredDraft | undefined> {
  const row = await db
    .selectFrom('edition_drafts')
    .select(['needs_consent', 'texts', 'changed_at'])
    .where('terms_code', '=', key.termsCode)
    .where('country_code', '=', key.countryCode)
    .executeTakeFirst();
  return row && toDraft(row);
}

export async function selectDraftKeys(db: Tx): Promise<EditionKey[]> {
  const { rows } = await sql<EditionKey>`
    select terms_code as "termsCode", country_code as "countryCode" from edition_drafts order by 1, 2`.execute(db);
  return rows;
}

/** Saves over the draft that was read, or as the first one; undefined where it is another by now. */
export async function saveDraftRow(
  tx: Tx,
  { termsCode, countryCode }: EditionKey,
  { needsConsent, texts }: EditionDraft,
  basis: string | null,
): Promise<StoredDraft | undefined> {
  const { rows } = await sql<DraftRow>`
    insert into edition_drafts as known (terms_code, country_code, needs_consent, texts)
    select ${termsCode}, ${countryCode}, ${needsConsent}, ${JSON.stringify(texts)}::jsonb
    where ${basis}::timestamptz is null or exists (
      select from edition_drafts d where d.terms_code = ${termsCode} and d.country_code = ${countryCode})
    on conflict (terms_code, country_code) do update set needs_consent = excluded.needs_consent, texts = excluded.texts,
      changed_at = greatest(excluded.changed_at, known.changed_at + interval '1 millisecond')
    where known.changed_at = ${basis}::timestamptz
    returning needs_consent, texts, changed_at`.execute(tx);
  return rows[0] && toDraft(rows[0]);
}

/** Takes the draft that was read; undefined where it is another by now, or none. */
export async function takeDraft(tx: Tx, key: EditionKey, basis: string): Promise<StoredDraft | undefined> {
  const row = await tx
    .deleteFrom('edition_drafts')
    .where('terms_code', '=', key.termsCode)
    .where('country_code', '=', key.countryCode)
    .where('changed_at', '=', new Date(basis))
    .returning(['needs_consent', 'texts', 'changed_at'])
    .executeTakeFirst();
  return row && toDraft(row);
}

export async function deleteDraft(tx: Tx, key: EditionKey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('edition_drafts')
    .where('terms_code', '=', key.termsCode)
    .where('country_code', '=', key.countryCode)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function toDraft({ needs_consent, texts, changed_at }: DraftRow): StoredDraft {
  // Only saveDraftRow writes the column, from a body that the contract has checked; drafts of old have no summary.
  const written = (texts as EditionDraft['texts']).map((text) => ({ ...text, summary: text.summary ?? '' }));
  return { needsConsent: needs_consent, texts: written, changedAt: changed_at };
}

export interface Effect {
  readonly at: Date;
  /** The day in the zone, which names the version. */
  readonly day: string;
  readonly isAhead: boolean;
}

/**
 * Returns the time at which a version published now takes effect, by the database's clock: a day begins at midnight of
 * the zone.
 */
export async function readEffect(
  tx: Tx,
  { wanted, leadSeconds, timeZone }: { wanted: string | null; leadSeconds: number; timeZone: string },
): Promise<Effect> {
  const { rows } = await sql<Effect>`
    with effect as (
      select now, coalesce(${wanted}::date::timestamp at time zone ${timeZone},
      now + make_interval(secs => ${leadSeconds})) as at from app_now() now)
    select at, to_char(at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      at >= now + make_interval(secs => ${leadSeconds}) as "isAhead"
    from effect`.execute(tx);
  const [effect] = rows;
  if (!effect) throw new Error('the clock did not answer');
  return effect;
}
