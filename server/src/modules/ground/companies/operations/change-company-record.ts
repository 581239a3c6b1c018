import { type CompanyRecord, companyRecordChange } from '@madang/contract/ground/companies/record.ts';
import { changesOf } from '../../../../kernel/operations/changed-fields.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockRecord, updateRecord } from '../record.sql.ts';

/** Renames a company, or changes its time zone or phone; sessions and pages show the new name at their next call. */
export const changeCompanyRecord = defineOperation({
  name: 'change-company-record',
  input: companyRecordChange,
  permission: 'companies.change',
  targets: () => [],
  refusals: ['EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { expected, ...asked }) {
    const { createdAt: _createdAt, storedType: _storedType, ...before } = await lockRecord(tx, companyCode);
    if (expected && !isSame(before, expected) && !isSame(before, asked)) throw refuse('EDIT_CONFLICT');
    await updateRecord(tx, companyCode, asked);
    return {
      answer: null,
      audit: {
        target: { kind: 'company', id: companyCode },
        ...changesOf(asked, before),
      },
      undo: { name: 'change-company-record', input: { ...before, expected: asked } },
    };
  },
});

const names = ['companyName', 'englishCompanyName', 'timeZone', 'companyPhone'] as const;

function isSame(one: CompanyRecord, other: CompanyRecord): boolean {
  return names.every((name) => one[name] === other[name]);
}
