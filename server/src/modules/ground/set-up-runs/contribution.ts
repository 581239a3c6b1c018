import { askedPart } from '../../../kernel/db/asked-parts.ts';
import type { Contributions } from '../../../platform/contributions.ts';
import { setUpOf } from './home-of.ts';
import { runUseOf } from './set-up-run.sql.ts';

/** WIZ-23: a set-up that is not finished, on the home and behind the bell. */
export const setUpContribution: Contributions = {
  homeNotice: ({ reader, setUpSecret }) =>
    askedPart({}, () => {
      const setUp = setUpOf(reader, setUpSecret);
      return setUp ? [{ kind: setUp }] : [];
    }),
  consoleNotices: [
    {
      order: 10,
      ask: ({ reader, setUpSecret }) =>
        askedPart({ run: runUseOf(reader.companyCode) }, ({ run }) => {
          const setUp = setUpOf(reader, setUpSecret);
          if (setUp === 'ownSetUpRuns') return run.map(({ lastUsedAt }) => ({ kind: setUp, lastUsedAt }));
          return setUp ? [{ kind: setUp }] : [];
        }),
    },
  ],
};
