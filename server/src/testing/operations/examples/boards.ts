import { ordinaryBoard } from '@madang/contract/workplace/boards/console.ts';
import { deleteComment } from '../../../modules/workplace/boards/comments/operations/delete-comment.ts';
import { writeComment } from '../../../modules/workplace/boards/comments/operations/write-comment.ts';
import { addBoard } from '../../../modules/workplace/boards/operations/add-board.ts';
import { approvePost } from '../../../modules/workplace/boards/operations/approve-post.ts';
import { changeBoard } from '../../../modules/workplace/boards/operations/change-board.ts';
import { changePost } from '../../../modules/workplace/boards/operations/change-post.ts';
import { createBoard } from '../../../modules/workplace/boards/operations/create-board.ts';
import { deleteBoard } from '../../../modules/workplace/boards/operations/delete-board.ts';
import { deletePost } from '../../../modules/workplace/boards/operations/delete-post.ts';
import { orderBoards } from '../../../modules/workplace/boards/operations/order-boards.ts';
import { recommendPost } from '../../../modules/workplace/boards/operations/recommend-post.ts';
import { reopenBoard } from '../../../modules/workplace/boards/operations/reopen-board.ts';
import { retireBoard } from '../../../modules/workplace/boards/operations/retire-board.ts';
import { withdrawRecommendation } from '../../../modules/workplace/boards/operations/withdraw-recommendation.ts';
import { writePost } from '../../../modules/workplace/boards/operations/write-post.ts';
import { pinPost } from '../../../modules/workplace/boards/pins/operations/pin-post.ts';
import { unpinPost } from '../../../modules/workplace/boards/pins/operations/unpin-post.ts';
import { markBoardsRead } from '../../../modules/workplace/boards/readings/operations/mark-boards-read.ts';
import { markPostRead } from '../../../modules/workplace/boards/readings/operations/mark-post-read.ts';
import { setBoardDepartments } from '../../../modules/workplace/boards/readers/operations/set-board-departments.ts';
import { placeBoard } from '../../../modules/workplace/boards/tree/operations/place-board.ts';
import { example, numberFrom, step } from './example.ts';

const news = { ...ordinaryBoard, boardName: '소식', englishBoardName: 'News' };
const market = { ...ordinaryBoard, boardName: '장터', englishBoardName: 'Market' };
const [first, second] = [numberFrom(0, 'boardNumber'), numberFrom(1, 'boardNumber')];
const target = { kind: 'board', id: '{0.boardNumber}' };
const text = { postTitle: '점심', postContent: '<p>국수</p>' };
const writeNews = [step(addBoard, news), step(writePost, { boardNumber: first, ...text })];
const postId = '{1.postId}';
const post = { kind: 'post', id: postId };
const comment = { postId, commentText: '좋아요' };

export const examples = [
  example(addBoard, {
    input: news,
    leaves: ({ boardNumber }) => ({ audit: [{ target: { kind: 'board', id: String(boardNumber) } }] }),
  }),
  example(createBoard, {
    given: [step(addBoard, news)],
    input: { ...market, parentBoardNumber: first, isActive: true },
    leaves: ({ boardNumber }) => ({ audit: [{ target: { kind: 'board', id: String(boardNumber) } }] }),
  }),
  example(changeBoard, {
    given: [step(addBoard, news)],
    input: { boardNumber: first, ...news, boardName: '새 소식', showsOnHome: false, expected: news },
    leaves: () => ({
      audit: [
        {
          target,
          fields: ['boardName', 'showsOnHome'],
          changes: [
            ['boardName', news.boardName, '새 소식'],
            ['showsOnHome', true, false],
          ],
        },
      ],
    }),
  }),
  example(placeBoard, {
    given: [step(addBoard, news), step(addBoard, market), step(addBoard, market)],
    input: { boardNumber: first, upperBoardNumber: second, expected: null },
    leaves: () => ({ audit: [{ target, fields: ['upperBoardNumber'] }], undo: 'place-board' }),
    meanwhile: {
      ...step(placeBoard, { boardNumber: first, upperBoardNumber: numberFrom(2, 'boardNumber') }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
  example(orderBoards, {
    given: [step(addBoard, news), step(addBoard, market), step(addBoard, news)],
    input: { boardNumbers: [second, first], expected: [first, second] },
    leaves: () => ({ audit: [{ target: { kind: 'company', id: 'OPERATION{n}' } }], undo: 'order-boards' }),
    meanwhile: {
      ...step(orderBoards, { boardNumbers: [numberFrom(2, 'boardNumber'), second] }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
  example(setBoardDepartments, {
    given: [step(addBoard, news)],
    input: { boardNumber: first, departmentCodes: ['TOP'], expected: [] },
    leaves: () => ({
      audit: [{ target, fields: ['departmentCodes'], changes: [['departmentCodes', '', 'TOP']] }],
      undo: 'set-board-departments',
    }),
    meanwhile: { ...step(deleteBoard, { boardNumber: first }), refusal: 'CO404' },
  }),
  example(retireBoard, {
    given: [step(addBoard, news)],
    input: { boardNumber: first },
    leaves: () => ({ audit: [{ target }], undo: 'reopen-board' }),
    meanwhile: { ...step(deleteBoard, { boardNumber: first }), refusal: 'CO404' },
  }),
  example(reopenBoard, {
    given: [step(addBoard, news), step(retireBoard, { boardNumber: first })],
    input: { boardNumber: first },
    leaves: () => ({ audit: [{ target }] }),
  }),
  example(deleteBoard, {
    given: [step(addBoard, news)],
    input: { boardNumber: first },
    leaves: () => ({ audit: [{ target, detail: { called: { name: '소식', englishName: 'News' } } }] }),
  }),
  example(writePost, {
    given: [step(addBoard, news)],
    input: { boardNumber: first, ...text },
    leaves: (answer) => ({ audit: [{ target: { kind: 'post', id: answer.postId } }] }),
  }),
  example(changePost, {
    given: writeNews,
    input: { postId, ...text, postTitle: '저녁' },
    leaves: () => ({ audit: [{ target: post }] }),
  }),
  example(deletePost, { given: writeNews, input: { postId }, leaves: () => ({ audit: [{ target: post }] }) }),
  example(approvePost, {
    needsPerson: true,
    given: [step(addBoard, { ...news, needsApproval: true }), step(writePost, { boardNumber: first, ...text })],
    input: { postId },
    leaves: () => ({ audit: [{ target: post }] }),
  }),
  example(pinPost, {
    needsPerson: true,
    given: writeNews,
    input: { postId },
    leaves: () => ({ audit: [{ target: post }], undo: 'unpin-post' }),
    meanwhile: { ...step(deletePost, { postId }), refusal: 'CO404' },
  }),
  example(unpinPost, {
    needsPerson: true,
    given: [...writeNews, step(pinPost, { postId })],
    input: { postId },
    leaves: () => ({ audit: [{ target: post }], undo: 'pin-post' }),
    meanwhile: { ...step(deletePost, { postId }), refusal: 'CO404' },
  }),
  example(markPostRead, { isUnaudited: true, given: writeNews, input: { postId }, leaves: () => ({ audit: 'none' }) }),
  example(markBoardsRead, {
    isUnaudited: true,
    given: writeNews,
    input: { boardNumber: first },
    leaves: () => ({ audit: 'none' }),
  }),
  example(recommendPost, { isUnaudited: true, given: writeNews, input: { postId }, leaves: () => ({ audit: 'none' }) }),
  example(withdrawRecommendation, {
    isUnaudited: true,
    given: [...writeNews, step(recommendPost, { postId })],
    input: { postId },
    leaves: () => ({ audit: 'none' }),
  }),
  example(writeComment, {
    given: writeNews,
    input: comment,
    leaves: ({ commentId }) => ({ audit: [{ target: { kind: 'comment', id: commentId } }] }),
  }),
  example(deleteComment, {
    given: [...writeNews, step(writeComment, comment)],
    input: { commentId: '{2.commentId}' },
    leaves: () => ({ audit: [{ target: { kind: 'comment', id: '{2.commentId}' } }] }),
  }),
];
