import { isDeepStrictEqual } from 'node:util';
import { isErrorCode, properties, type ErrorCode } from '@madang/contract/index.ts';
import { ruleCodesOf } from '@madang/contract/kernel/description/rule-codes.ts';
import type { Property } from '@madang/contract/kernel/property.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { propertyChange } from '@madang/contract/ground/properties/routes.ts';
import { refuseFields } from '@madang/contract/refuse.ts';
import { changesOf } from '../../../../kernel/operations/changed-fields.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { toRow } from '../property-row.ts';

/** Sets a property for the whole platform; other processes follow within seconds. */
export const changeProperty = defineOperation({
  name: 'change-property',
  input: propertyChange,
  permission: 'properties.change',
  targets: ({ key }) => [{ kind: 'property', id: key }],
  refusals: ['CO404', 'EDIT_CONFLICT', ...valueCodes()],
  async prepare({ refuse }, { key, value }) {
    const property = properties.find((each) => each.key === key);
    if (!property) throw refuse('CO404');
    return { property, accepted: parseValue(property, value) };
  },
  // This process reads it at once.
  settle: ({ properties: kept }) => kept.refresh(),
  async run({ tx, kernel, prepared: { property, accepted }, refuse }, { key, expected }) {
    const before = await kernel.properties.store(tx, property, accepted);
    // Who saw something else wants to know of it; what stands there already does no harm.
    const isAsExpected = [expected, accepted].some((each) => isDeepStrictEqual(each, before));
    if (expected !== undefined && !isAsExpected) throw refuse('EDIT_CONFLICT');
    return {
      answer: toRow(property, accepted),
      audit: { target: { kind: 'property', id: key }, ...changesOf({ value: accepted }, { value: before }) },
      undo: { name: 'change-property', input: { key, value: before, expected: accepted } },
    };
  },
});

/** Returns the error codes with which the values of all properties are refused. */
function valueCodes(): ErrorCode[] {
  return properties.flatMap(({ schema }) => ruleCodesOf(schema)).filter((code) => isErrorCode(code));
}

/** Every fault by its place in the value: an entry of a list is `value.0`. */
function parseValue({ schema }: Property, value: unknown): unknown {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw refuseFields(
    fieldIssues(parsed.error).map(({ path, ...fault }) => ({
      ...fault,
      path: path === '' ? 'value' : `value.${path}`,
    })),
  );
}
