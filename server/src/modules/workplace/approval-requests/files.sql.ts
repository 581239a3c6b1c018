import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { NamedFiles } from '../../../platform/backup/verify-installation.ts';
import type { RequestKey } from './requests.sql.ts';

export interface NewFile {
  readonly fileId: string;
  readonly uploaderId: string;
  readonly name: Buffer;
  readonly byteCount: number;
  readonly contentType: string;
}

export async function insertFile(tx: Tx, companyCode: string, file: NewFile): Promise<void> {
  await sql`
    insert into approval_files (company_code, file_id, uploader_id, name, byte_count, content_type)
    values (${companyCode}, ${file.fileId}::uuid, ${file.uploaderId}::uuid, ${file.name}, ${file.byteCount}::integer,
      ${file.contentType})`.execute(tx);
}

/** Binds files to a request and answers those it lets go of; undefined where a file is of another person or request. */
export async function bindFiles(
  tx: Tx,
  { companyCode, requestId }: RequestKey,
  { uploaderId, fileIds }: { readonly uploaderId: string; readonly fileIds: readonly string[] },
): Promise<string[] | undefined> {
  const { rows: bound } = await sql`
    update approval_files set request_id = ${requestId}::uuid
    where company_code = ${companyCode} and file_id = any(${fileIds}::uuid[]) and uploader_id = ${uploaderId}::uuid
      and (request_id is null or request_id = ${requestId}::uuid)
    returning 1`.execute(tx);
  if (bound.length !== fileIds.length) return undefined;
  const { rows: left } = await sql<{ fileId: string }>`
    update approval_files set request_id = null
    where company_code = ${companyCode} and request_id = ${requestId}::uuid and not file_id = any(${fileIds}::uuid[])
    returning file_id as "fileId"`.execute(tx);
  return left.map(({ fileId }) => fileId);
}

/** Files of requests that are about to be deleted. */
export async function selectFileIds(tx: Tx, { companyCode, requestId }: RequestKey): Promise<string[]> {
  const { rows } = await sql<{ fileId: string }>`
    select file_id as "fileId" from approval_files
    where company_code = ${companyCode} and request_id = ${requestId}::uuid`.execute(tx);
  return rows.map(({ fileId }) => fileId);
}

/** Deletes the row of a file that no request names, where it is old enough; false where it stays. */
export async function deleteFile(
  tx: Tx,
  companyCode: string,
  { fileId, minutes }: { readonly fileId: string; readonly minutes: number },
): Promise<boolean> {
  const { rows } = await sql`
    delete from approval_files where company_code = ${companyCode} and file_id = ${fileId}::uuid and request_id is null
      and created_at <= app_now() - make_interval(mins => ${minutes}::integer) returning 1`.execute(tx);
  return rows.length === 1;
}

/** Files that no request names and that are a day old. */
export async function selectLeftFiles(tx: Tx, companyCode: string): Promise<string[]> {
  const { rows } = await sql<{ fileId: string }>`
    select file_id as "fileId" from approval_files where company_code = ${companyCode} and request_id is null
      and created_at < app_now() - interval '1 day' limit 1000`.execute(tx);
  return rows.map(({ fileId }) => fileId);
}

export interface StoredFile {
  readonly fileId: string;
  readonly name: Buffer;
  readonly byteCount: number;
  readonly contentType: string;
}

export async function selectFiles(tx: Tx, { companyCode, requestId }: RequestKey): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    select file_id as "fileId", name, byte_count as "byteCount", content_type as "contentType" from approval_files
    where company_code = ${companyCode} and request_id = ${requestId}::uuid order by file_id`.execute(tx);
  return rows;
}

/** Files of a company's requests, and those that wait for one. */
export const approvalFilesOf: NamedFiles = async (tx) => {
  const { rows } = await sql<{ fileId: string }>`select file_id as "fileId" from approval_files`.execute(tx);
  return rows.map(({ fileId }) => ({ fileId, what: 'file of an approval request' }));
};
