import * as z from 'zod/mini';
import { maxLength, optionalText, rule, nameText, optionalName } from '../../kernel/rules.ts';
import { documentKinds } from '../approval-policies/rules.ts';
import { approvalFormLimits } from './limits.ts';

const { nameCharacters, noteCharacters, labelCharacters, fields: maxFields, choices: maxChoices } = approvalFormLimits;

/** Kinds of fields. `amount`: the one that policies compare; `period`: two days. */
export const fieldKinds = [
  'text',
  'lines',
  'number',
  'amount',
  'date',
  'period',
  'person',
  'department',
  'choice',
  'file',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

const choice = z.strictObject({
  choiceName: nameText(labelCharacters),
  englishChoiceName: optionalName(labelCharacters),
});

const missingChoices = z.refine<{ readonly fieldKind: FieldKind; readonly choices: readonly unknown[] }>(
  ({ fieldKind, choices }) => fieldKind !== 'choice' || choices.length > 0,
  { path: ['choices'], params: { code: 'MB_M_REQUIRED', params: {} } },
);

/** A field of a form. Its key stays the same from version to version; `choices` belong to their kind alone. */
export const formField = z
  .strictObject({
    fieldKey: z.string().check(maxLength(5), z.regex(/^f[0-9]{1,4}$/)),
    fieldKind: z.enum(fieldKinds),
    fieldLabel: nameText(labelCharacters),
    englishFieldLabel: optionalName(labelCharacters),
    fieldNote: optionalText(noteCharacters),
    isFieldRequired: z._default(z.boolean(), false),
    choices: z._default(
      z.array(choice).check(
        rule('APPROVAL_FORM_CHOICES', (choices) => choices.length <= maxChoices, { 0: maxChoices }),
        rule('APPROVAL_FORM_CHOICES', (choices) => areDistinct(choices.map(({ choiceName }) => choiceName)), {
          0: maxChoices,
        }),
      ),
      [],
    ),
  })
  .check(
    missingChoices,
    z.overwrite((field) => ({ ...field, choices: field.fieldKind === 'choice' ? field.choices : [] })),
  );
export type FormField = z.output<typeof formField>;

function areDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

const countOf = (fields: readonly FormField[], kind: FieldKind) =>
  fields.filter(({ fieldKind }) => fieldKind === kind).length;

const formFields = z.array(formField).check(
  rule('MB_M_REQUIRED', (fields) => fields.length > 0),
  rule('APPROVAL_FORM_FIELDS', (fields) => fields.length <= maxFields, { 0: maxFields }),
  rule('APPROVAL_FORM_KEY', (fields) => areDistinct(fields.map(({ fieldKey }) => fieldKey))),
  rule('APPROVAL_FORM_AMOUNTS', (fields) => countOf(fields, 'amount') <= 1),
  rule('APPROVAL_FORM_FILES', (fields) => countOf(fields, 'file') <= approvalFormLimits.fileFields, {
    0: approvalFormLimits.fileFields,
  }),
);

/** APR-02: a form as it is written; each change makes a version of it. */
export const approvalFormInput = z.strictObject({
  approvalFormName: nameText(nameCharacters),
  englishApprovalFormName: optionalName(nameCharacters),
  approvalFormNote: optionalText(noteCharacters),
  documentKind: z.enum(documentKinds),
  isFormActive: z._default(z.boolean(), true),
  /** Puts the requester on leave for the period of an approved request; of forms of leave alone. */
  makesLeave: z._default(z.boolean(), false),
  formFields,
});
export type ApprovalFormInput = z.output<typeof approvalFormInput>;

/** `expected`: the version that the caller saw; a later one is not overwritten. */
export const approvalFormChange = z.extend(approvalFormInput, {
  expected: z.optional(z.strictObject({ version: z.number() })),
});

/** A field as answers have it. */
export const shownField = z.strictObject({
  fieldKey: z.string(),
  fieldKind: z.enum(fieldKinds),
  fieldLabel: z.string(),
  englishFieldLabel: z.string(),
  fieldNote: z.string(),
  isFieldRequired: z.boolean(),
  choices: z.array(z.strictObject({ choiceName: z.string(), englishChoiceName: z.string() })),
});
