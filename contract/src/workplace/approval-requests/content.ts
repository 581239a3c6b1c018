import * as z from 'zod/mini';
import { linesText, orEmpty, rule, storedId, text } from '../../kernel/rules.ts';
import { distinct } from '../../kernel/lists/distinct.ts';
import { parentDepartmentCode } from '../../organisation/departments/rules.ts';
import { approvalFormLimits } from '../approval-forms/limits.ts';
import type { FormField } from '../approval-forms/rules.ts';

const { number: maxNumber, decimals, textCharacters, linesCharacters, filesPerField } = approvalFormLimits;

const isWithin = (value: number) => Math.abs(value) <= maxNumber;

/** A number whose decimals are few enough to be exact. */
function hasFewDecimals(value: number): boolean {
  const scaled = value * 10 ** decimals;
  return Number.isInteger(value) || Math.abs(scaled - Math.round(scaled)) < 1e-6 * Math.max(1, Math.abs(scaled) * 1e-9);
}

const days = z.strictObject({ from: orEmpty(z.iso.date()), to: orEmpty(z.iso.date()) }).check(
  z.refine(({ from, to }) => (from === '') === (to === ''), {
    path: ['to'],
    params: { code: 'APPROVAL_PERIOD', params: {} },
  }),
  z.refine(({ from, to }) => from <= to, { path: ['to'], params: { code: 'APPROVAL_PERIOD', params: {} } }),
);

/** Schemas of what a field of a kind holds, an empty one included. */
const valueSchemas = {
  text: () => text(textCharacters),
  lines: () => linesText(linesCharacters),
  number: () =>
    z.nullable(
      z.number().check(rule('APPROVAL_NUMBER', (value) => isWithin(value) && hasFewDecimals(value), { 0: maxNumber })),
    ),
  amount: () =>
    z.nullable(
      z.number().check(
        rule('APPROVAL_AMOUNT', (value) => Number.isInteger(value) && value >= 0 && isWithin(value), {
          0: maxNumber,
        }),
      ),
    ),
  date: () => orEmpty(z.iso.date()),
  period: () => days,
  person: () => orEmpty(storedId),
  department: () => orEmpty(parentDepartmentCode),
  choice: (field: FormField) =>
    z
      .string()
      .check(
        rule(
          'APPROVAL_CHOICE',
          (value) => value === '' || field.choices.some(({ choiceName }) => choiceName === value),
        ),
      ),
  file: () => z.array(storedId).check(z.maxLength(filesPerField), distinct<string>()),
} as const;

export type FieldValue = string | number | null | readonly string[] | { readonly from: string; readonly to: string };
export type FormContent = Readonly<Record<string, FieldValue>>;

/** The value of a field in which nothing is typed. */
export function emptyValue({ fieldKind }: Pick<FormField, 'fieldKind'>): FieldValue {
  if (fieldKind === 'number' || fieldKind === 'amount') return null;
  if (fieldKind === 'period') return { from: '', to: '' };
  return fieldKind === 'file' ? [] : '';
}

export function isEmptyValue(value: FieldValue | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value !== 'object') return false;
  return 'from' in value ? value.from === '' : value.length === 0;
}

const present = rule<unknown>('MB_M_REQUIRED', (value) => !isEmptyValue(value as FieldValue));

/** Schema of a filled form by its fields. A draft may leave fields empty that must not be empty when it is submitted. */
export function contentSchema(fields: readonly FormField[], isDraft: boolean) {
  const shape = Object.fromEntries(
    fields.map((field) => {
      const schema = valueSchemas[field.fieldKind](field) as z.ZodMiniType<FieldValue, FieldValue>;
      const whole = field.isFieldRequired && !isDraft ? schema.check(present) : schema;
      return [field.fieldKey, z._default(whole, emptyValue(field) as never)];
    }),
  );
  return z.strictObject(shape) as unknown as z.ZodMiniType<FormContent, FormContent>;
}

/** The amount of a filled form, for the conditions of policies; null where it has none. */
export function amountOf(fields: readonly FormField[], content: FormContent): number | null {
  const field = fields.find(({ fieldKind }) => fieldKind === 'amount');
  const value = field && content[field.fieldKey];
  return typeof value === 'number' ? value : null;
}

/** Values of all fields of a kind. */
export function valuesOfKind(fields: readonly FormField[], content: FormContent, kind: FormField['fieldKind']) {
  return fields
    .filter(({ fieldKind }) => fieldKind === kind)
    .map(({ fieldKey }) => [fieldKey, content[fieldKey]] as const);
}
