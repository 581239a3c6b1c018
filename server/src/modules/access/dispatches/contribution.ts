import { askedPart } from '../../../kernel/db/asked-parts.ts';
import type { ConsoleNoticeSource, Contributions } from '../../../platform/contributions.ts';
import { endingDispatchesOf, waitingDispatchesOf } from './notices.sql.ts';

const waiting: ConsoleNoticeSource['ask'] = ({ reader: { companyCode, rights } }) =>
  askedPart({ waiting: waitingDispatchesOf(companyCode) }, ({ waiting: found }) =>
    rights.everywhere.has('dispatches.view')
      ? found.map((each) => ({ kind: 'waitingDispatches' as const, ...each }))
      : [],
  );

const ending: ConsoleNoticeSource['ask'] = ({ reader: { companyCode, rights } }) =>
  askedPart({ ending: endingDispatchesOf(companyCode) }, ({ ending: found }) =>
    rights.everywhere.has('dispatches.view')
      ? found.map((each) => ({ kind: 'endingDispatches' as const, ...each }))
      : [],
  );

/** Requests that no one has answered, and ends to come, on both sides. */
export const dispatchContribution: Contributions = {
  consoleNotices: [
    { order: 25, ask: waiting },
    { order: 55, ask: ending },
  ],
};
