import type { NamedFiles } from '../../../platform/backup/verify-installation.ts';
import type { CompanyFace } from '@madang/contract/ground/companies/face.ts';
import { defaultColor, isDye } from '@madang/contract/ground/companies/colors.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database, Tx } from '../../../kernel/db/database.ts';

export interface CompanyIdentity {
  readonly companyCode: string;
  readonly companyName: string;
  readonly englishCompanyName: string;
  /** Type as stored; `toServiceType` maps it to one of this release. */
  readonly serviceType: string;
  /** '' where the company is shown by its own name. */
  readonly shownName: string;
  readonly color: string;
  readonly markId: string | null;
  readonly faceKey: string;
}

const columns = sql`company_code as "companyCode", name as "companyName", coalesce(nullif(english_name, ''), name) as "englishCompanyName",
  service_type as "serviceType",
  display_name as "shownName", color, mark_id as "markId", face_key as "faceKey"`;

/** Returns the appearance of a company, for bars, mails and pages. */
export async function companyIdentity(tx: Tx, companyCode: string): Promise<CompanyIdentity> {
  const { rows } = await sql<CompanyIdentity>`
    select ${columns} from companies where company_code = ${companyCode}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('no such company');
  return row;
}

/** The same, locked against a second change. */
export async function lockIdentity(tx: Tx, companyCode: string): Promise<CompanyIdentity> {
  const { rows } = await sql<CompanyIdentity>`
    select ${columns} from companies where company_code = ${companyCode} for no key update`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('no such company');
  return row;
}

/** Returns a query whose result is true if the company has a mark or colour of its own. */
export function hasOwnFace(companyCode: string): RawBuilder<{ readonly hasOwnFace: boolean }> {
  return sql<{ readonly hasOwnFace: boolean }>`
    select (mark_id is not null or color <> ${defaultColor}) as "hasOwnFace"
    from companies where company_code = ${companyCode}`;
}

/** The company in service that a key of its sign-in page is of. */
export async function findFace(db: Database | Tx, faceKey: string): Promise<CompanyIdentity | undefined> {
  const { rows } = await sql<CompanyIdentity>`
    select ${columns} from companies where face_key = ${faceKey}::uuid and ended_at is null`.execute(db);
  return rows[0];
}

/** Whose mark it is, while the company is in service. */
export async function findMark(db: Database | Tx, markId: string): Promise<string | undefined> {
  const { rows } = await sql<{ companyCode: string }>`
    select company_code as "companyCode" from companies where mark_id = ${markId}::uuid and ended_at is null`.execute(
    db,
  );
  return rows[0]?.companyCode;
}

export async function insertMark(tx: Tx, companyCode: string, markId: string): Promise<void> {
  await tx.insertInto('company_marks').values({ company_code: companyCode, mark_id: markId }).execute();
}

/** Returns true if the company has the picture, or had it so recently that it can be restored. */
export async function hasMark(tx: Tx, companyCode: string, markId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('company_marks')
    .select('mark_id')
    .where('company_code', '=', companyCode)
    .where('mark_id', '=', markId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateIdentity(
  tx: Tx,
  companyCode: string,
  { shownName, color, markId }: Pick<CompanyIdentity, 'shownName' | 'color' | 'markId'>,
): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ display_name: shownName, color, mark_id: markId })
    .where('company_code', '=', companyCode)
    .execute();
}

/** Forgets a picture that the company does not show; false where it does. */
export async function deleteUnusedMark(tx: Tx, companyCode: string, markId: string): Promise<boolean> {
  const { markId: shown } = await lockIdentity(tx, companyCode);
  if (shown === markId) return false;
  await tx.deleteFrom('company_marks').where('company_code', '=', companyCode).where('mark_id', '=', markId).execute();
  return true;
}

/** Returns true if the identity matches the expected one, or already equals the desired one. */
export function isAsExpected(
  { shownName, color, markAddress }: CompanyFace,
  expected: CompanyFace | undefined,
  desired: CompanyFace,
): boolean {
  const isAs = (other: CompanyFace) =>
    shownName === other.shownName && color === other.color && markAddress === other.markAddress;
  return expected === undefined || isAs(expected) || isAs(desired);
}

/** Returns the colour; a colour that a later release does not know becomes the product's own. */
export function knownColor(color: string, fallback: string): string {
  return color.startsWith('#') || isDye(color) ? color : fallback;
}

/** The mark of a company. */
export const markFilesOf: NamedFiles = async (tx, companyCode) => {
  const rows = await tx.selectFrom('companies').select('mark_id').where('company_code', '=', companyCode).execute();
  return rows.flatMap(({ mark_id: fileId }) => (fileId === null ? [] : { fileId, what: 'mark of the company' }));
};
