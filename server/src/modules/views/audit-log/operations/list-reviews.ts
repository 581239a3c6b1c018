import * as z from 'zod/mini';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import { readNames } from '../../../people/person-names/index.ts';
import { operationsOf } from '../records.ts';
import { selectMonths } from '../reviews.sql.ts';

/** MEM-07: the months whose log an administrator looks through, with who did. */
export const listReviews = defineQuery({
  name: 'list-reviews',
  input: z.strictObject({}),
  permission: 'records.view',
  mayLag: true,
  targets: () => [],
  refusals: [],
  run: ({ kernel, companyCode, reader, read }) =>
    read(async (tx) => {
      const { timeZone } = await readCompany(tx, companyCode);
      const namesOf = (kind: 'administration' | 'roles' | 'access') => operationsOf(kernel.operations, kind) ?? [];
      const kinds = { administration: namesOf('administration'), roles: namesOf('roles'), access: namesOf('access') };
      const months = await selectMonths(tx, { companyCode, timeZone, kinds });
      const reviewers = await readNames(
        tx,
        companyCode,
        months.flatMap(({ reviewedBy }) => reviewedBy ?? []),
      );
      const items = months.map(({ month, reviewedBy, reviewedAt, ...counts }) => {
        const reviewer = reviewedBy === null ? undefined : reviewers.get(reviewedBy);
        return {
          month,
          counts,
          review: reviewedAt === null ? null : { reviewedAt, reviewer: reviewer ? { ...reviewer } : null },
        };
      });
      const can = reader.rights.everywhere.has('records.review') ? (['review'] as const) : [];
      return { ...wholeList(items), can: [...can] };
    }),
});
