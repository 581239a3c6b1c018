import { askedPart } from '../../../kernel/db/asked-parts.ts';
import type { Contributions } from '../../../platform/contributions.ts';
import { giveBackLoginIds } from '../../ground/global-login-ids/index.ts';
import { formerIdsOf } from '../../ground/former-ids/index.ts';
import { idDecisionsKind } from './import-kinds/id-decisions.ts';
import { loginIdChanges } from './import-kinds/login-id-changes.ts';
import { cancelOpen, newestRequestOf, waitingCountOf } from './id-requests.sql.ts';
import { idRequestData } from './own-data.sql.ts';

/** An ID that waits for its person, a former one while it signs in, and requests that wait for an administrator. */
export const loginIdContribution: Contributions = {
  importKinds: [loginIdChanges, idDecisionsKind],
  ownData: { place: 196, sections: idRequestData },
  homeNotice: ({ reader }) =>
    askedPart({ newest: newestRequestOf(reader), former: formerIdsOf(reader) }, ({ newest, former }) => [
      ...newest
        .filter(({ state }) => state === 'approved')
        .map(({ wantedId, oldId }) => ({ kind: 'idApproved' as const, loginId: wantedId || oldId })),
      ...former.map(({ loginId, until }) => ({
        kind: 'formerId' as const,
        loginId,
        until: new Date(until).toISOString(),
      })),
    ]),
  consoleNotices: [
    {
      order: 35,
      ask: ({ reader: { companyCode, rights } }) =>
        askedPart({ waiting: waitingCountOf(companyCode) }, ({ waiting: [row] }) => {
          const count = rights.everywhere.has('loginIds.decide') ? (row?.count ?? 0) : 0;
          return count === 0 ? [] : [{ kind: 'idRequests' as const, count }];
        }),
    },
  ],
  personLeaves: {
    endings: [
      {
        end: async (tx, _kernel, person) => {
          await giveBackLoginIds(tx, await cancelOpen(tx, person));
        },
      },
    ],
  },
};
