import { askedPart } from '../../../kernel/db/asked-parts.ts';
import { isGuest } from '../../../kernel/session/guest.ts';
import type { Contributions, ViewPart } from '../../../platform/contributions.ts';
import type { HomeCards } from '@madang/contract/views/portal/routes.ts';
import { hasPolicies } from '../approval-policies/index.ts';
import { openTitle } from './content.ts';
import { areAsked, withdraw } from './held/asked.ts';
import { findHeldKind } from './held/held.sql.ts';
import { isHeldBy } from './held/rules.sql.ts';
import { endRequestsOf } from './leaving.ts';
import { firstWaitingOf, waitingCountOf } from './lists.sql.ts';
import { askForChange } from './operations/ask-for-change.ts';
import { approvalRequestData } from './own-data.sql.ts';

const noCard = askedPart({}, () => ({ waitingRequests: null }));

/** APR-02: the home's card. Requests may wait longer than their policy lives. */
const homeCard: ViewPart<Pick<HomeCards, 'waitingRequests'>> = ({ kernel, reader }) => {
  if (isGuest(reader)) return noCard;
  const questions = { used: hasPolicies(reader.companyCode), waiting: firstWaitingOf(reader) };
  return askedPart(questions, ({ used: [used], waiting }) => {
    if (!used?.hasPolicies && waiting.length === 0) return { waitingRequests: null };
    const waitingRequests = waiting.map(({ title, ...row }) => ({
      ...row,
      requestTitle: openTitle(kernel, row.requestId, Buffer.from(title, 'base64')),
    }));
    return { waitingRequests };
  });
};

/** Card, notices and held-back changes of requests. */
export const approvalRequestContribution: Contributions = {
  homeCard,
  homeNotice: ({ reader }) =>
    askedPart({ waiting: waitingCountOf(reader) }, ({ waiting }) =>
      waiting.filter(({ count }) => count > 0).map(({ count }) => ({ kind: 'waitingApprovals' as const, count })),
    ),
  consoleNotices: [
    {
      order: 15,
      ask: ({ reader }) =>
        askedPart({ waiting: waitingCountOf(reader) }, ({ waiting }) =>
          waiting.filter(({ count }) => count > 0).map(({ count }) => ({ kind: 'approvalsWait' as const, count })),
        ),
    },
  ],
  holds: { find: findHeldKind, asking: askForChange, areAsked, withdraw },
  policyIsGuarded: isHeldBy,
  ownData: { place: 194, sections: approvalRequestData },
  personLeaves: { endings: [{ end: endRequestsOf }] },
};
