import { ordinaryBoard } from '@madang/contract/boards/console.ts';
import { addBoard } from '../../../modules/boards/operations/add-board.ts';
import { changeBoard } from '../../../modules/boards/operations/change-board.ts';
import { createBoard } from '../../../modules/boards/operations/create-board.ts';
import { deleteBoard } from '../../../modules/boards/operations/delete-board.ts';
import { orderBoards } from '../../../modules/boards/operations/order-boards.ts';
import { reopenBoard } from '../../../modules/boards/operations/reopen-board.ts';
import { retireBoard } from '../../../modules/boards/operations/retire-board.ts';
import { example, numberFrom, step } from './example.ts';

const news = { ...ordinaryBoard, boardName: '소식', englishBoardName: 'News' };
const market = { ...ordinaryBoard, boardName: '장터', englishBoardName: 'Market' };
const [first, second] = [numberFrom(0, 'boardNumber'), numberFrom(1, 'boardNumber')];
const target = { kind: 'board', id: '{0.boardNumber}' };

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
          fields: [
            'boardName',
            'englishBoardName',
            'allowsRecommendations',
            'allowsComments',
            'allowsReplies',
            'isAnonymous',
            'isFavourite',
            'hasHeadWords',
            'needsApproval',
            'showsAuthor',
            'viewGrade',
            'writeGrade',
            'replyGrade',
            'usesValidity',
            'validityDays',
            'keepMonths',
            'showsOnHome',
          ],
        },
      ],
    }),
  }),
  example(orderBoards, {
    given: [step(addBoard, news), step(addBoard, market)],
    input: { boardNumbers: [second, first], expected: [first, second] },
    leaves: () => ({ audit: [{ target: { kind: 'company', id: 'OPERATION{n}' } }] }),
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
    leaves: () => ({ audit: [{ target }] }),
  }),
];
