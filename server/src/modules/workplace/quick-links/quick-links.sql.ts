import type { NamedFiles } from '../../../platform/backup/verify-installation.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { LinkBefore, LinkIconName, LinkInput } from '@madang/contract/workplace/quick-links/rules.ts';
import type { WindowTarget } from '@madang/contract/workplace/menus/rules.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { matchesExpected } from '../../../kernel/rows/matches-expected.ts';
import { restore, type Restored, softDelete, restoreOrder } from '../../../kernel/undo/deleted-rows.ts';

export interface StoredLink {
  readonly linkId: string;
  readonly koreanTitle: string;
  readonly englishTitle: string;
  readonly url: string;
  readonly windowTarget: WindowTarget;
  readonly icon: LinkIconName;
  readonly imageId: string | null;
}

/** The company's links in their order, as a question that others may ask together with theirs. */
export function linksOf(companyCode: string): RawBuilder<StoredLink> {
  return sql<StoredLink>`
    select link_id as "linkId", korean_title as "koreanTitle", english_title as "englishTitle", url,
      window_target as "windowTarget", icon, image_id as "imageId"
    from quick_links where company_code = ${companyCode} order by sort_order, link_id`;
}

export async function selectLinks(tx: Tx, companyCode: string): Promise<StoredLink[]> {
  return (await linksOf(companyCode).execute(tx)).rows;
}

/** Undefined where the company has `limit` links already; its row is locked, so no one else counts in the meantime. */
export async function insertLink(
  tx: Tx,
  companyCode: string,
  { link, imageId, limit }: { link: LinkInput; imageId: string | null; limit: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ link_id: string }>`
    insert into quick_links (company_code, korean_title, english_title, url, window_target, icon, image_id, sort_order)
    select ${companyCode}, ${link.koreanTitle}, ${link.englishTitle}, ${link.url}, ${link.windowTarget}, ${link.icon},
      ${imageId}::uuid, existing.last + 1
    from (select count(*) as count, coalesce(max(sort_order), 0) as last from quick_links
      where company_code = ${companyCode}) existing
    where existing.count < ${limit}
    returning link_id`.execute(tx);
  return rows[0]?.link_id;
}

/** The link's present picture, held against a second change; undefined where the company has no such link. */
export async function lockLink(
  tx: Tx,
  companyCode: string,
  linkId: string,
): Promise<{ imageId: string | null } | undefined> {
  const row = await tx
    .selectFrom('quick_links')
    .select('image_id')
    .where('company_code', '=', companyCode)
    .where('link_id', '=', linkId)
    .forUpdate()
    .executeTakeFirst();
  return row && { imageId: row.image_id };
}

/** False where it is another by now than its author saw. */
export async function updateLink(
  tx: Tx,
  companyCode: string,
  linkId: string,
  { link, imageId, expected }: { link: LinkInput; imageId: string | null; expected: LinkBefore | undefined },
): Promise<boolean> {
  const wanted = { ...wordsOf(link), image_id: imageId };
  const { numUpdatedRows } = await tx
    .updateTable('quick_links')
    .set(wanted)
    .where('company_code', '=', companyCode)
    .where('link_id', '=', linkId)
    .where(matchesExpected(expected && columnsOf(expected), wanted))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function columnsOf({ imageAddress, ...link }: LinkBefore) {
  const imageId = imageAddress === null ? null : imageAddress.slice(imageAddress.lastIndexOf('/') + 1);
  return { ...wordsOf(link), image_id: imageId };
}

function wordsOf(link: Omit<LinkBefore, 'imageAddress'>) {
  return {
    korean_title: link.koreanTitle,
    english_title: link.englishTitle,
    url: link.url,
    window_target: link.windowTarget,
    icon: link.icon,
  };
}

/** Tables whose rows are deleted and restored with a link. */
const children = [{ table: 'item_category_uses', parentColumn: 'link_id' }];

function linkRow(companyCode: string, linkId: string) {
  return { companyCode, table: 'quick_links', keyColumn: 'link_id', key: linkId, children } as const;
}

/** Its picture stays as long as the link can be brought back. The caller has locked it. */
export async function deleteLink(
  tx: Tx,
  companyCode: string,
  { linkId, imageId }: { readonly linkId: string; readonly imageId: string | null },
): Promise<void> {
  const statement = sql`
    delete from quick_links where company_code = ${companyCode} and link_id = ${linkId}::uuid returning *`;
  await softDelete(tx, linkRow(companyCode, linkId), { statement, fileId: imageId });
}

/** A deleted link stands again in its place, with its picture; none has room where there are `limit` already. */
export async function restoreLink(
  tx: Tx,
  companyCode: string,
  { linkId, limit }: { readonly linkId: string; readonly limit: number },
): Promise<Restored> {
  const row = linkRow(companyCode, linkId);
  const hasSpace = sql<SqlBool>`(select count(*) from quick_links where company_code = ${companyCode}) < ${limit}`;
  const outcome = await restore(tx, row, hasSpace);
  if (outcome === 'back') await restoreOrder(tx, row);
  return outcome;
}

export async function hasImage(tx: Tx, companyCode: string, imageId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('quick_links')
    .select('link_id')
    .where('company_code', '=', companyCode)
    .where('image_id', '=', imageId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts the named links in this order before all others; returns how many rows were written. */
export async function updateOrder(tx: Tx, companyCode: string, linkIds: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    with wanted as (select link_id, place from unnest(${linkIds}::uuid[]) with ordinality as given(link_id, place)),
    placed as (
      select l.link_id, row_number() over (order by w.place nulls last, l.sort_order, l.link_id) as place
      from quick_links l left join wanted w on w.link_id = l.link_id where l.company_code = ${companyCode})
    update quick_links l set sort_order = placed.place from placed
    where l.company_code = ${companyCode} and l.link_id = placed.link_id
      and (select count(*) from wanted join placed p on p.link_id = wanted.link_id) = ${linkIds.length}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** The pictures of a company's links. */
export const linkFilesOf: NamedFiles = async (tx) => {
  const rows = await tx.selectFrom('quick_links').select('image_id').where('image_id', 'is not', null).execute();
  return rows.flatMap(({ image_id: fileId }) => (fileId === null ? [] : { fileId, what: 'picture of a link' }));
};
