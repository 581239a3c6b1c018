import type { FormField } from '@madang/contract/workplace/approval-forms/rules.ts';
import { type FormContent, isEmptyValue, valuesOfKind } from '@madang/contract/workplace/approval-requests/content.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import { dropFilesTask } from './files.ts';
import { bindFiles } from './files.sql.ts';
import { selectNamed } from './reading.sql.ts';
import { isSeen, type LockedRequest, lockRequest, type RequestKey } from './requests.sql.ts';

export function requestTarget(id: string): Target {
  return { kind: 'approval-request', id };
}

/** The person who acts; a command is refused, for requests are of people. */
export function actorOf({ actorId }: { readonly actorId: string | undefined }): string {
  if (actorId === undefined) throw refuse('CO401');
  return actorId;
}

/** Locks a request that the person may see, or refuses (CO404). */
export async function requireRequest(tx: Tx, key: RequestKey, personId: string): Promise<LockedRequest> {
  const request = await lockRequest(tx, key);
  if (!request || !(await isSeen(tx, key, personId))) throw refuse('CO404');
  return request;
}

/** The same of one's own request in one of some states (APPROVAL_STATE), of the version that was seen (EDIT_CONFLICT). */
export async function requireOwn(
  tx: Tx,
  key: RequestKey,
  {
    personId,
    states,
    expected,
  }: {
    readonly personId: string;
    readonly states: readonly LockedRequest['state'][];
    readonly expected?: { readonly version: number } | undefined;
  },
): Promise<LockedRequest> {
  const request = await requireRequest(tx, key, personId);
  if (request.requesterId !== personId) throw refuse('CO404');
  if (!states.includes(request.state)) throw refuse('APPROVAL_STATE');
  if (expected && expected.version !== request.version) throw refuse('EDIT_CONFLICT');
  return request;
}

/** Refuses people and departments in the content that the company does not have. */
export async function checkNamed(tx: Tx, companyCode: string, fields: readonly FormField[], content: FormContent) {
  const given = (kind: 'person' | 'department') =>
    valuesOfKind(fields, content, kind).filter(([, value]) => !isEmptyValue(value)) as (readonly [string, string])[];
  const [people, departments] = [given('person'), given('department')];
  const named = await selectNamed(tx, companyCode, {
    personIds: people.map(([, id]) => id),
    departmentCodes: departments.map(([, code]) => code),
  });
  const gone = (values: typeof people) => values.find(([, id]) => named[id] === undefined)?.[0];
  const [person, department] = [gone(people), gone(departments)];
  if (person !== undefined) throw refuseField(`formContent.${person}`, 'APPROVAL_PERSON');
  if (department !== undefined) throw refuseField(`formContent.${department}`, 'APPROVAL_CODE');
}

interface Filed {
  readonly uploaderId: string;
  readonly formFields: readonly FormField[];
  readonly formContent: FormContent;
}

/** Binds the files that the content names; refuses one that is not the person's own (APPROVAL_FILE). */
export async function bindContentFiles(tx: Tx, key: RequestKey, { uploaderId, formFields, formContent }: Filed) {
  const fileIds = valuesOfKind(formFields, formContent, 'file').flatMap(([, value]) => value as readonly string[]);
  const left = await bindFiles(tx, key, { uploaderId, fileIds: [...new Set(fileIds)] });
  if (!left) throw refuse('APPROVAL_FILE');
  await dropLater(tx, key.companyCode, left);
}

/** Drops files once the transaction has ended. */
export async function dropLater(tx: Tx, companyCode: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length > 0) await enqueueJob(tx, dropFilesTask, { companyCode, fileIds });
}
