import { askedPart } from '../../../kernel/db/asked-parts.ts';
import type { ConsoleNoticeSource, Contributions } from '../../../platform/contributions.ts';
import { waitingRequestsOf } from './list.sql.ts';

const waiting: ConsoleNoticeSource['ask'] = ({ reader }) =>
  askedPart({ waiting: waitingRequestsOf(reader, reader.rights) }, ({ waiting: found }) =>
    found.map((each) => ({ kind: 'waitingRights' as const, ...each })),
  );

/** Requests that the reader may decide. */
export const rightRequestContribution: Contributions = { consoleNotices: [{ order: 24, ask: waiting }] };
