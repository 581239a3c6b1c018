import type { ApprovalFormInput, FormField } from '@madang/contract/workplace/approval-forms/rules.ts';
import { expect } from 'vitest';
import type { Browser } from '../browser.ts';

export const formsPath = '/api/v1/approval-forms';

export const fieldOf = (
  fieldKey: string,
  fieldKind: FormField['fieldKind'],
  more: Partial<FormField> = {},
): FormField => ({
  fieldKey,
  fieldKind,
  fieldLabel: `Field ${fieldKey}`,
  englishFieldLabel: '',
  fieldNote: '',
  isFieldRequired: false,
  choices: [],
  ...more,
});

/** A form as the editor sends it: a text that must be given, and an amount. */
export const formOf = (changes: Partial<ApprovalFormInput> = {}): ApprovalFormInput => ({
  approvalFormName: 'Travel',
  englishApprovalFormName: '',
  approvalFormNote: '',
  documentKind: 'expense',
  isFormActive: true,
  makesLeave: false,
  formFields: [fieldOf('f1', 'text', { isFieldRequired: true }), fieldOf('f2', 'amount')],
  ...changes,
});

export async function addForm(browser: Browser, changes: Partial<ApprovalFormInput> = {}): Promise<string> {
  const answer = await browser.post(formsPath, formOf(changes));
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ approvalFormId: string }>().approvalFormId;
}
