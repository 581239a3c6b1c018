import { askedPart } from '../../../kernel/db/asked-parts.ts';
import { type Contributions, registeredCount, type ViewPart } from '../../../platform/contributions.ts';
import { homeBoardNumbers, homePortletsOf } from '../portlets/index.ts';
import { retiredBoardsOf } from './boards.sql.ts';
import { boardCountOf } from './console.sql.ts';
import { homeFeedQueries } from './feed/feed.sql.ts';
import { presentHomeFeed } from './feed/feed.ts';
import { shownPortlets } from './feed/shown-portlets.ts';
import { anyPostOf } from './posts.sql.ts';
import { type WaitingPosts, waitingPostsOf } from './feed/waiting-posts.sql.ts';

type WaitingNotice = { readonly kind: 'waitingPosts' } & WaitingPosts;

const waitingPosts: ViewPart<readonly WaitingNotice[]> = ({ reader }) =>
  askedPart({ waiting: waitingPostsOf(reader) }, ({ waiting }) =>
    waiting.map((board) => ({ kind: 'waitingPosts' as const, ...board })),
  );

/** The feed of the boards that stand on the home, and posts that wait for the reader. */
export const boardContribution: Contributions = {
  homeCard: ({ kernel: { keyring }, reader }) => {
    const { companyCode } = reader;
    const retired = retiredBoardsOf(companyCode);
    const questions = {
      portlets: homePortletsOf(companyCode, retired),
      ...homeFeedQueries(reader, homeBoardNumbers(companyCode, retired)),
    };
    return askedPart(questions, (answers) => {
      const feed = presentHomeFeed(answers, { keyring, companyCode });
      return { feed, portlets: shownPortlets(answers.portlets, feed.boards) };
    });
  },
  homeNotice: waitingPosts,
  consoleNotices: [{ order: 30, ask: waitingPosts }],
  overview: registeredCount('boards', 'boards.view', boardCountOf),
  firstSteps: ({ reader }) =>
    askedPart({ post: anyPostOf(reader.companyCode) }, ({ post: [post] }) => ({ writeNotice: post?.exists === true })),
};
