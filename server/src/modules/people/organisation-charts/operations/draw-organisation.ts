import { organisationChartLimits } from '@madang/contract/people/organisation-charts/limits.ts';
import { drawnDepartments } from '@madang/contract/people/organisation-charts/routes.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectPeopleOf } from '../../people/index.ts';
import { selectFirstHeads } from '../department-heads.sql.ts';
import { presentCards } from '../organisation-charts.ts';
import { selectPostsBetween } from '../posts-between.sql.ts';

const { drawnPosts } = organisationChartLimits;

/** DEP-05: heads of the departments in sight, and where people of them serve besides. */
export const drawOrganisation = defineQuery({
  name: 'draw-organisation',
  isOpenToGuests: true,
  input: drawnDepartments,
  permission: 'session',
  mayLag: true,
  targets: () => [],
  refusals: [],
  run: ({ kernel, companyCode, reader, read }, { departmentCodes }) =>
    read(async (tx) => {
      const led = await selectFirstHeads(tx, companyCode, departmentCodes);
      const people = await selectPeopleOf(
        tx,
        companyCode,
        led.map(({ personId }) => personId),
      );
      const cards = await presentCards(tx, { reader, contributed: kernel.contributed }, people);
      const headOf = new Map(cards.map((card) => [card.personId, card]));
      const ledBy = new Map(led.map((each) => [each.departmentCode, each]));
      return {
        ...wholeList(
          departmentCodes.map((departmentCode) => {
            const first = ledBy.get(departmentCode);
            const head = (first && headOf.get(first.personId)) ?? null;
            return { departmentCode, head, headsCount: first?.headsCount ?? 0 };
          }),
        ),
        posts: await selectPostsBetween(tx, companyCode, { departmentCodes, limit: drawnPosts }),
      };
    }),
});
