import { announcedKinds } from '@madang/contract/views/planned-changes/routes.ts';
import { plannedPerPage } from '@madang/contract/views/planned-changes/limits.ts';
import * as z from 'zod/mini';
import { firstOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectAnnounced } from '../planned-changes.sql.ts';
import { namesOfThings } from '../present.ts';
import { kindOf, subjectOf } from '../titles.ts';

/** STA-10: lists the announced changes that are planned for the caller, without planner and reason. */
export const listOwnPlannedChanges = defineQuery({
  name: 'list-own-planned-changes',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  run({ kernel, companyCode, reader, read }) {
    return read(async (tx) => {
      const key = { companyCode, personId: reader.personId };
      const plans = await selectAnnounced(tx, key, plannedPerPage + 1);
      const shown = plans.slice(0, plannedPerPage).flatMap(({ planId, operation, detail, dueOn }) => {
        const kind = announcedKinds.find((each) => each === kindOf(operation, detail));
        // Of a move the department alone: a rank or a title is not made known ahead of time.
        const subject = kind === 'moveEmployee' ? subjectOf(operation, detail) : undefined;
        return kind ? [{ planId, kind, subject, dueOn }] : [];
      });
      const things = shown.flatMap(({ subject }) => subject ?? []);
      const nameThing = await namesOfThings(tx, kernel, companyCode, things);
      const items = shown.map((plan) => ({ ...plan, subject: plan.subject ? nameThing(plan.subject) : null }));
      return firstOf(items, { hasMore: plans.length > plannedPerPage });
    });
  },
});
