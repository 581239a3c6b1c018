import { termsAnnouncedDays } from '@madang/contract/console/limits.ts';
import { listConsoleNotices as route, type ConsoleNotice } from '@madang/contract/console/routes.ts';
import { queryBatch } from '../../../kernel/db/query-batch.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { setUpOf } from '../../../kernel/session/home-of.ts';
import type { Session } from '../../../kernel/session/session.ts';
import { mustHaveSecondFactor, missingFactorsOf, residenceCountryOf } from '../../accounts/index.ts';
import { waitingPostsOf } from '../../boards/index.ts';
import { runUseOf } from '../../companies/index.ts';
import { expiredInvitationsOf, waitingJoinsOf } from '../../invitations/index.ts';
import { plannedTermsOf } from '../../terms/index.ts';

/** What waits for an administrator, of six capabilities, in one statement; nothing of it is kept. */
export const listConsoleNoticesCall = operation(route, async ({ kernel, session, readCookie }) => {
  const answers = await queryBatch(kernel.db, session.companyCode, noticeQueries(session));
  const setUp = setUpOf(session, readCookie('setUp'));
  const hasToHave = await mustHaveSecondFactor(kernel, session.profile.passwordProfile);
  const notices: ConsoleNotice[] = [
    ...(setUp && setUp !== 'ownSetUpRuns' ? [{ kind: setUp }] : []),
    ...answers.setUp.filter(() => setUp === 'ownSetUpRuns').map((run) => ({ kind: 'ownSetUpRuns' as const, ...run })),
    ...answers.joins.map((joins) => ({ kind: 'waitingJoins' as const, ...joins })),
    ...answers.posts.map((posts) => ({ kind: 'waitingPosts' as const, ...posts })),
    ...answers.factors
      .filter(({ count }) => hasToHave && count > 0)
      .map((factors) => ({ kind: 'missingFactors' as const, ...factors })),
    ...answers.terms.map((terms) => ({ kind: 'plannedTerms' as const, ...terms })),
    ...answers.expired
      .filter(({ count }) => count > 0)
      .map((expired) => ({ kind: 'expiredInvitations' as const, ...expired })),
  ];
  return { notices };
});

function noticeQueries(reader: Session) {
  const { companyCode } = reader;
  return {
    setUp: runUseOf(companyCode),
    joins: waitingJoinsOf(companyCode),
    expired: expiredInvitationsOf(companyCode),
    posts: waitingPostsOf(reader),
    factors: missingFactorsOf(reader),
    terms: plannedTermsOf(residenceCountryOf(reader), termsAnnouncedDays),
  };
}
