import { addShippedForms } from '../../../modules/workplace/approval-forms/operations/add-shipped-forms.ts';
import { changeApprovalForm } from '../../../modules/workplace/approval-forms/operations/change-approval-form.ts';
import { createApprovalForm } from '../../../modules/workplace/approval-forms/operations/create-approval-form.ts';
import { deleteApprovalForm } from '../../../modules/workplace/approval-forms/operations/delete-approval-form.ts';
import { orderApprovalForms } from '../../../modules/workplace/approval-forms/operations/order-approval-forms.ts';
import { restoreApprovalForm } from '../../../modules/workplace/approval-forms/operations/restore-approval-form.ts';
import { type Addressed, example, step } from './example.ts';

const input = {
  approvalFormName: 'Expenses',
  englishApprovalFormName: '',
  approvalFormNote: '',
  documentKind: 'expense' as const,
  isFormActive: true,
  makesLeave: false,
  formFields: [
    {
      fieldKey: 'f1',
      fieldKind: 'amount' as const,
      fieldLabel: 'Amount',
      englishFieldLabel: '',
      fieldNote: '',
      isFieldRequired: true,
      choices: [],
    },
  ],
};
const given = [step(createApprovalForm, input)];
const named = (approvalFormName: string) => step(createApprovalForm, { ...input, approvalFormName });
const three = [...given, named('Leave'), named('Purchases')];
const [first, second, third] = ['{0.approvalFormId}', '{1.approvalFormId}', '{2.approvalFormId}'] as const;
const approvalFormId = '{0.approvalFormId}';
const target = { kind: 'approval-form', id: approvalFormId };
const fields = Object.keys(input);

export const addressed: Addressed = {
  part: 'approvalFormId',
  create: { path: '/api/v1/approval-forms', body: input },
  bodies: { 'PUT /api/v1/approval-forms/{approvalFormId}': input },
};

export const examples = [
  example(createApprovalForm, {
    input,
    leaves: ({ approvalFormId: id }) => ({ audit: [{ target: { ...target, id }, fields }] }),
  }),
  example(changeApprovalForm, {
    given,
    input: { ...input, approvalFormId, approvalFormName: 'Costs', expected: { version: 1 } },
    leaves: () => ({ audit: [{ target, fields }] }),
  }),
  example(orderApprovalForms, {
    given: three,
    input: { approvalFormIds: [second, first, third], expected: [first, second, third] },
    leaves: () => ({
      audit: [{ target: { kind: 'company', id: 'OPERATION{n}' } }],
      undo: 'order-approval-forms',
    }),
    meanwhile: {
      ...step(orderApprovalForms, { approvalFormIds: [third, second, first] }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
  example(deleteApprovalForm, {
    given,
    input: { approvalFormId },
    leaves: () => ({
      audit: [{ target, detail: { called: { name: input.approvalFormName, englishName: '' } } }],
      undo: 'restore-approval-form',
    }),
    meanwhile: { ...step(createApprovalForm, input), refusal: 'APPROVAL_FORM_NAME_TAKEN' },
  }),
  example(restoreApprovalForm, {
    given: [...given, step(deleteApprovalForm, { approvalFormId })],
    input: { approvalFormId },
    leaves: () => ({ audit: [{ target }] }),
  }),
  example(addShippedForms, {
    input: {},
    leaves: () => ({ audit: [{ target: { kind: 'company', id: 'OPERATION{n}' } }] }),
  }),
];
