import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { distinct } from '../../kernel/lists/distinct.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { storedId } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';
import { documentKinds } from '../approval-policies/rules.ts';
import { approvalFormLimits } from './limits.ts';
import { approvalFormChange, approvalFormInput, shownField } from './rules.ts';

const approvalFormId = storedId;
const path = '/api/v1/approval-forms';
export const oneApprovalForm = z.strictObject({ approvalFormId });

/** A version of a form without its fields. */
const formVersion = {
  approvalFormId,
  version: z.number(),
  approvalFormName: z.string(),
  englishApprovalFormName: z.string(),
  approvalFormNote: z.string(),
  documentKind: z.enum(documentKinds),
};

const approvalFormRow = z.strictObject({
  ...formVersion,
  isFormActive: z.boolean(),
  fieldCount: z.number(),
});
export type ApprovalFormRow = z.output<typeof approvalFormRow>;

/** The company's forms in their order. `isComplete`: those that ship with the product were added once. */
export const listApprovalForms = route({
  method: 'GET',
  path,
  answer: listOf(approvalFormRow, { limit: z.number(), isComplete: z.boolean(), can: canOf(['create']) }),
});

const shownVersion = z.strictObject({
  version: z.number(),
  changedAt: z.string(),
  changedBy: z.nullable(z.strictObject({ fullName: z.string(), englishName: z.string() })),
});

export const readApprovalForm = route({
  method: 'GET',
  path: `${path}/{approvalFormId}`,
  params: oneApprovalForm,
  answer: z.strictObject({
    ...formVersion,
    isFormActive: z.boolean(),
    makesLeave: z.boolean(),
    formFields: z.array(shownField),
    versions: z.array(shownVersion),
    can: canOf(['change', 'delete']),
  }),
});

export const createApprovalForm = route({
  method: 'POST',
  path,
  body: approvalFormInput,
  answer: oneApprovalForm,
});

export const changeApprovalForm = route({
  method: 'PUT',
  path: `${path}/{approvalFormId}`,
  params: oneApprovalForm,
  body: approvalFormChange,
  answer: z.strictObject({ version: z.number() }),
});

export const deleteApprovalForm = route({
  method: 'DELETE',
  path: `${path}/{approvalFormId}`,
  params: oneApprovalForm,
  answer: success,
});

const approvalFormIds = z
  .array(approvalFormId)
  .check(z.minLength(1), z.maxLength(approvalFormLimits.approvalForms), distinct<string>());

/** `expected`: the order that the caller saw; where it is another by now it is left as it is. */
export const approvalFormOrder = z.strictObject({ approvalFormIds, expected: z.optional(approvalFormIds) });

/** The wanted order; forms that came in the meantime keep their place at the end. */
export const orderApprovalForms = route({
  method: 'PUT',
  path: '/api/v1/approval-form-order',
  body: approvalFormOrder,
  answer: success,
});

/** Adds the three forms that ship with the product, in the language of the company's country; once for a company. */
export const addShippedForms = route({
  method: 'POST',
  path: '/api/v1/shipped-approval-forms',
  answer: success,
});

const usableForm = z.strictObject(formVersion);
export type UsableForm = z.output<typeof usableForm>;

/** Forms that everyone of the company can fill in. */
export const listUsableForms = route({
  method: 'GET',
  path: '/api/v1/usable-approval-forms',
  answer: listOf(usableForm, { isComplete: z.boolean() }),
});

/** The newest version of a form that is in use. */
export const readUsableForm = route({
  method: 'GET',
  path: '/api/v1/usable-approval-forms/{approvalFormId}',
  params: oneApprovalForm,
  answer: z.extend(usableForm, { formFields: z.array(shownField) }),
});
