import { endingIdDays, termsAnnouncedDays } from '@madang/contract/views/console/limits.ts';
import { askedPart } from '../../../../kernel/db/asked-parts.ts';
import type { ConsoleNoticeSource, ViewAsk } from '../../../../platform/contributions.ts';
import { factorChoiceOf } from '../../../ground/company-policies/index.ts';
import { plannedTermsOf } from '../../../ground/terms/index.ts';
import { mustHaveMfa } from '../../../secrets/factor-requirements/index.ts';
import { personValueOf } from '../../person-records/index.ts';
import { type EndingIds, endingIdsOf } from '../limits/ending-ids.sql.ts';
import { missingFactorsOf } from '../../roles/index.ts';

const missingFactors: ConsoleNoticeSource['ask'] = ({ kernel, reader }) =>
  askedPart(
    { missing: missingFactorsOf(reader), choice: factorChoiceOf(reader.companyCode) },
    async ({ missing, choice }) => {
      const hasToHave =
        choice.some(({ asksAdministrators }) => asksAdministrators) ||
        (await mustHaveMfa(kernel, reader.profile.passwordProfile));
      const shown = missing.filter(({ count }) => hasToHave && count > 0);
      return shown.map((factors) => ({ kind: 'missingFactors' as const, ...factors }));
    },
  );

const endingIds: ConsoleNoticeSource['ask'] = ({ reader }) =>
  askedPart(
    { ending: endingIdsOf(reader, { timeZone: reader.profile.timeZone, days: endingIdDays }) },
    // Anyone who sees no people is warned of their own ID alone.
    ({ ending }) =>
      ending.flatMap((each) => endingShown(each, reader)).map((each) => ({ kind: 'endingIds' as const, ...each })),
  );

function endingShown(ending: EndingIds, { personId, rights }: ViewAsk['reader']): EndingIds[] {
  if (rights.everywhere.has('employees.view')) return [ending];
  const { ownEndsOn } = ending;
  return ownEndsOn === null ? [] : [{ count: 1, personId, endsOn: ownEndsOn, ownEndsOn }];
}

const plannedTerms: ConsoleNoticeSource['ask'] = ({ reader }) =>
  askedPart({ planned: plannedTermsOf(personValueOf(reader, 'residenceCountry'), termsAnnouncedDays) }, ({ planned }) =>
    planned.map((terms) => ({ kind: 'plannedTerms' as const, ...terms })),
  );

/** Factors that are missing, IDs that end, and terms that are planned where the reader lives. */
export const peopleNotices: readonly ConsoleNoticeSource[] = [
  { order: 40, ask: missingFactors },
  { order: 50, ask: endingIds },
  { order: 60, ask: plannedTerms },
];
