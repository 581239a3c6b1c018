import { holidayChange } from '@madang/contract/workplace/anniversaries/holidays.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { refreshDaysOff } from '../../../access/grant-windows/index.ts';
import { lockHolidayChoice, upsertHolidayChoice } from '../holidays/holidays.sql.ts';

/** Chooses the country whose public holidays the company's people see, or none. */
export const chooseHolidays = defineOperation({
  name: 'choose-holidays',
  input: holidayChange,
  permission: 'anniversaries.change',
  targets: () => [],
  refusals: ['EDIT_CONFLICT', 'ROLE_OWN'],
  async run({ tx, kernel, companyCode, actorId, refuse }, { choice, expected }) {
    const before = await lockHolidayChoice(tx, companyCode);
    if (expected !== undefined && before !== expected && before !== choice) throw refuse('EDIT_CONFLICT');
    await upsertHolidayChoice(tx, companyCode, choice);
    await refreshDaysOff({ tx, kernel, companyCode, actorId });
    return {
      answer: null,
      audit: { target: { kind: 'company', id: companyCode }, fields: ['holidays'], detail: { before, choice } },
      undo: { name: 'choose-holidays', input: { choice: before, expected: choice } },
    };
  },
});
