import { endingIdDays, termsAnnouncedDays } from '@madang/contract/views/console/limits.ts';
import { noticeList } from '@madang/contract/views/console/inputs.ts';
import type { ConsoleNotice } from '@madang/contract/views/console/routes.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { factorChoiceOf } from '../../../ground/company-policies/index.ts';
import { runUseOf, setUpOf } from '../../../ground/set-up-runs/index.ts';
import type { Session } from '../../../../kernel/session/session.ts';
import { mustHaveSecondFactor } from '../../../secrets/factor-requirements/index.ts';
import { type EndingIds, endingIdsOf } from '../../../people/people/index.ts';
import { missingFactorsOf } from '../../../people/roles/index.ts';
import { residenceCountryOf } from '../../../people/person-records/index.ts';
import { waitingPostsOf } from '../../../workplace/boards/index.ts';
import { jobUnderWayOf } from '../../../ground/jobs/index.ts';
import { expiredInvitationsOf, waitingJoinsOf } from '../../../joining/invitations/index.ts';
import { plannedTermsOf } from '../../../ground/terms/index.ts';

/** What waits for an administrator, of eight capabilities, in one statement; nothing of it is kept. */
export const listNotices = defineQuery({
  name: 'list-notices',
  input: noticeList,
  permission: 'console.view',
  targets: () => [],
  refusals: [],
  async run({ kernel, reader, askAll }, { setUpSecret }) {
    const answers = await askAll(noticeQueries(reader));
    const setUp = setUpOf(reader, setUpSecret);
    const hasToHave =
      answers.choice.some(({ asksAdministrators }) => asksAdministrators) ||
      (await mustHaveSecondFactor(kernel, reader.profile.passwordProfile));
    const notices: ConsoleNotice[] = [
      ...(setUp && setUp !== 'ownSetUpRuns' ? [{ kind: setUp }] : []),
      ...answers.setUp.filter(() => setUp === 'ownSetUpRuns').map((run) => ({ kind: 'ownSetUpRuns' as const, ...run })),
      ...answers.joins.map((joins) => ({ kind: 'waitingJoins' as const, ...joins })),
      ...answers.posts.map((posts) => ({ kind: 'waitingPosts' as const, ...posts })),
      ...answers.factors
        .filter(({ count }) => hasToHave && count > 0)
        .map((factors) => ({ kind: 'missingFactors' as const, ...factors })),
      ...answers.endingIds
        // Who sees no people is warned of their own ID alone.
        .flatMap((ending) => endingShown(ending, reader))
        .map((ending) => ({ kind: 'endingIds' as const, ...ending })),
      ...answers.terms.map((terms) => ({ kind: 'plannedTerms' as const, ...terms })),
      ...answers.expired
        .filter(({ count }) => count > 0)
        .map((expired) => ({ kind: 'expiredInvitations' as const, ...expired })),
    ];
    return { ...wholeList(notices), hasJobs: answers.jobs.length > 0 };
  },
});

function endingShown(ending: EndingIds, { personId, rights }: Session): EndingIds[] {
  if (rights.everywhere.has('employees.view')) return [ending];
  const { ownEndsOn } = ending;
  return ownEndsOn === null ? [] : [{ count: 1, personId, endsOn: ownEndsOn, ownEndsOn }];
}

function noticeQueries(reader: Session) {
  const { companyCode } = reader;
  return {
    setUp: runUseOf(companyCode),
    joins: waitingJoinsOf(companyCode),
    expired: expiredInvitationsOf(companyCode),
    posts: waitingPostsOf(reader),
    factors: missingFactorsOf(reader),
    choice: factorChoiceOf(companyCode),
    endingIds: endingIdsOf(reader, { timeZone: reader.profile.timeZone, days: endingIdDays }),
    terms: plannedTermsOf(residenceCountryOf(reader), termsAnnouncedDays),
    jobs: jobUnderWayOf(reader),
  };
}
