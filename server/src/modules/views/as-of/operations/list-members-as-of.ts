import { asOfPeoplePerPage } from '@madang/contract/views/as-of/limits.ts';
import { membersAsOf as input } from '@madang/contract/views/as-of/routes.ts';
import { pageOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { listAccess } from '../../../../kernel/operations/list-access.ts';
import { presentStep, treeAsOf } from '../../../organisation/departments/index.ts';
import { headsAsOf, jobsAsOf, membersAsOf } from '../../../people/people-as-of/index.ts';
import { readDay } from '../day.sql.ts';
import { readPlanned } from '../planned.ts';
import { aboutOf, presentAsOf, presentHead } from '../present.ts';

/** STA-10: the people in service of one department as of a day, those that the reader may see today. */
export const listMembersAsOf = defineQuery({
  name: 'list-members-as-of',
  input,
  permission: 'employees.view',
  targets: { within: 'person' },
  access: ({ departmentCode: department }, companyCode) => listAccess(companyCode, { department }),
  refusals: ['AS_OF_DAY', 'CO404', 'PAGE_BEYOND'],
  async run({ kernel, companyCode, reader, read, reach, refuse }, { date, departmentCode, page }) {
    return read(async (tx) => {
      const day = await readDay(tx, companyCode, date);
      const within = await reach(tx);
      const { moment } = day;
      const { rows: tree } = await treeAsOf({ companyCode, moment, codes: [departmentCode], within }).execute(tx);
      const [department] = tree;
      if (!department) throw refuse('CO404');
      const planned = await readPlanned(tx, kernel, { reader, day });
      const asOf = { companyCode, moment, planned: planned.places };
      const rowsPerPage = asOfPeoplePerPage;
      const place = { departmentCode, within, offset: (page - 1) * rowsPerPage, limit: rowsPerPage };
      const { rows: members } = await membersAsOf(asOf, place).execute(tx);
      const { rows: heads } = await headsAsOf(asOf, { departmentCode, planned: planned.heads }).execute(tx);
      const jobs = await jobsAsOf(
        tx,
        companyCode,
        members.flatMap(({ jobRankCode, jobTitleCode }) => [jobRankCode, jobTitleCode]),
      );
      // A page beyond the last one has no row that says how many there are: the first one has.
      const count = members[0]?.total ?? (page === 1 ? 0 : await countOf(tx, asOf, place));
      return {
        ...pageOf(
          members.map((member) => ({ ...presentAsOf(member, jobs), isConcurrent: member.isConcurrent })),
          { page, rowsPerPage, count },
        ),
        ...aboutOf(day, planned),
        department: presentStep(department, reader),
        heads: heads.map(presentHead),
      };
    });
  },
});

async function countOf(
  tx: Parameters<typeof readDay>[0],
  asOf: Parameters<typeof membersAsOf>[0],
  place: Parameters<typeof membersAsOf>[1],
) {
  const { rows } = await membersAsOf(asOf, { ...place, offset: 0, limit: 1 }).execute(tx);
  return rows[0]?.total ?? 0;
}
