import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import type { FormField } from '@madang/contract/workplace/approval-forms/rules.ts';
import type { HeldContent } from '@madang/contract/workplace/approval-requests/held.ts';
import { contentSchema, type FormContent } from '@madang/contract/workplace/approval-requests/content.ts';
import { refuseFields } from '@madang/contract/refuse.ts';
import type { Kernel } from '../../../kernel/kernel.ts';

type Keys = Pick<Kernel, 'keyring'>;

/** Codes of wrong values, which depend on the fields of a form. */
export const contentCodes = [
  'APPROVAL_AMOUNT',
  'APPROVAL_CHOICE',
  'APPROVAL_CODE',
  'APPROVAL_NUMBER',
  'APPROVAL_PERIOD',
  'APPROVAL_PERSON',
  'DEPARTMENT_PARENT',
  'MB_M_MAX_LENGTH',
  'MB_M_REQUIRED',
  'MB_M_UNSEEN',
] as const;

/** Checks values by the fields of their form; a draft may have empty ones. */
export function checkContent(fields: readonly FormField[], content: unknown, isDraft: boolean): FormContent {
  const parsed = contentSchema(fields, isDraft).safeParse(content, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw refuseFields(fieldIssues(parsed.error).map((issue) => ({ ...issue, path: `formContent.${issue.path}` })));
}

export function titleAad(requestId: string): string {
  return `approval_requests.title.${requestId}`;
}

export function contentAad(requestId: string): string {
  return `approval_requests.content.${requestId}`;
}

export function commentAad(requestId: string, eventNumber: number | string): string {
  return `approval_events.comment.${requestId}.${eventNumber}`;
}

/** The input of a change that is held back. */
export function heldInputAad(requestId: string): string {
  return `held_changes.input.${requestId}`;
}

export function fileNameAad(fileId: string): string {
  return `approval_files.name.${fileId}`;
}

interface Written {
  readonly requestTitle: string;
  readonly formContent: FormContent | HeldContent;
}

export function sealRequest({ keyring }: Keys, requestId: string, { requestTitle, formContent }: Written) {
  return {
    title: keyring.encrypt(requestTitle, titleAad(requestId)),
    content: keyring.encrypt(JSON.stringify(formContent), contentAad(requestId)),
  };
}

export function openTitle({ keyring }: Keys, requestId: string, title: Buffer): string {
  return keyring.decrypt(title, titleAad(requestId));
}

export function openContent({ keyring }: Keys, requestId: string, content: Buffer): FormContent {
  return JSON.parse(keyring.decrypt(content, contentAad(requestId))) as FormContent;
}

/** Decrypts the content that approvers read of a change awaiting approval. */
export function openHeld({ keyring }: Keys, requestId: string, content: Buffer): HeldContent {
  return JSON.parse(keyring.decrypt(content, contentAad(requestId))) as HeldContent;
}
