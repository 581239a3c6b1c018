import * as console from '@madang/contract/workplace/boards/console.ts';
import * as feed from '@madang/contract/workplace/boards/feed.ts';
import * as readers from '@madang/contract/workplace/boards/readers.ts';
import * as routes from '@madang/contract/workplace/boards/routes.ts';
import * as tree from '@madang/contract/workplace/boards/tree.ts';
import * as setUp from '@madang/contract/workplace/boards/wire.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { requireOwnCompany } from '../../../kernel/session/own-company.ts';
import { creationOf } from './boards.ts';
import { deleteComment } from './comments/operations/delete-comment.ts';
import { listComments } from './comments/operations/list-comments.ts';
import { writeComment } from './comments/operations/write-comment.ts';
import { listFeed } from './feed/operations/list-feed.ts';
import { addBoard } from './operations/add-board.ts';
import { approvePost } from './operations/approve-post.ts';
import { changeBoard } from './operations/change-board.ts';
import { changePost } from './operations/change-post.ts';
import { createBoard } from './operations/create-board.ts';
import { deleteBoard } from './operations/delete-board.ts';
import { deletePost } from './operations/delete-post.ts';
import { listBoards } from './operations/list-boards.ts';
import { listCompanies } from './operations/list-companies.ts';
import { listManagedBoards } from './operations/list-managed-boards.ts';
import { listPosts } from './operations/list-posts.ts';
import { listTopMenus } from './operations/list-top-menus.ts';
import { orderBoards } from './operations/order-boards.ts';
import { placeBoard } from './tree/operations/place-board.ts';
import { readPost } from './operations/read-post.ts';
import { recommendPost } from './operations/recommend-post.ts';
import { reopenBoard } from './operations/reopen-board.ts';
import { retireBoard } from './operations/retire-board.ts';
import { withdrawRecommendation } from './operations/withdraw-recommendation.ts';
import { writePost } from './operations/write-post.ts';
import { pinPost } from './pins/operations/pin-post.ts';
import { unpinPost } from './pins/operations/unpin-post.ts';
import { listBoardDepartments } from './readers/operations/list-board-departments.ts';
import { setBoardDepartments } from './readers/operations/set-board-departments.ts';
import { markBoardsRead } from './readings/operations/mark-boards-read.ts';
import { markPostRead } from './readings/operations/mark-post-read.ts';

const success = () => ({ result: 'success' as const });

export const boardRoutes = [
  callOf(tree.placeBoard, placeBoard, { answer: success }),
  callOf(setUp.listCompanies, listCompanies, {
    input: ({ session, query }) => {
      // An empty code names no company.
      requireOwnCompany(session, query.companyCode || undefined);
      return {};
    },
    answer: (list) => ({ data: { list } }),
  }),
  callOf(setUp.createBoard, createBoard, {
    input: ({ session, body }) => {
      // The company manages its boards itself; another company's code is refused alike, existing or not.
      requireOwnCompany(session, body.managingOrganisationCode || undefined);
      return creationOf(body);
    },
    answer: ({ boardNumber }) => ({ result: 'success', boardNumber }),
  }),
  callOf(setUp.listTopMenus, listTopMenus, {
    input: ({ session, query: { companyCode, ...query } }) => {
      requireOwnCompany(session, companyCode || undefined);
      return query;
    },
    answer: (list) => ({ data: { list } }),
  }),
  callOf(setUp.deleteBoard, deleteBoard, { answer: success }),
  callOf(routes.listBoards, listBoards),
  callOf(routes.listPosts, listPosts),
  callOf(routes.findPosts, listPosts),
  callOf(routes.readPost, readPost),
  callOf(routes.writePost, writePost),
  callOf(routes.writeReply, writePost, {
    input: ({ params: { postId: repliedPostId }, body }) => ({ ...body, repliedPostId }),
  }),
  callOf(routes.changePost, changePost),
  callOf(routes.deletePost, deletePost, { answer: success }),
  callOf(routes.approvePost, approvePost, { answer: success }),
  callOf(routes.pinPost, pinPost, { answer: success }),
  callOf(routes.unpinPost, unpinPost, { answer: success }),
  callOf(routes.recommendPost, recommendPost),
  callOf(routes.withdrawRecommendation, withdrawRecommendation),
  callOf(routes.listComments, listComments),
  callOf(routes.writeComment, writeComment),
  callOf(routes.deleteComment, deleteComment, { answer: success }),
  callOf(feed.listFeed, listFeed),
  callOf(feed.markPostRead, markPostRead, { answer: success }),
  callOf(feed.markBoardRead, markBoardsRead, { answer: success }),
  callOf(feed.markBoardsRead, markBoardsRead, { answer: success }),
  callOf(console.listManagedBoards, listManagedBoards),
  callOf(console.addBoard, addBoard),
  callOf(console.changeBoard, changeBoard, { answer: success }),
  callOf(readers.listBoardDepartments, listBoardDepartments),
  callOf(readers.setBoardDepartments, setBoardDepartments, { answer: success }),
  callOf(console.orderBoards, orderBoards, { answer: success }),
  callOf(console.retireBoard, retireBoard, { answer: success }),
  callOf(console.reopenBoard, reopenBoard, { answer: success }),
];
