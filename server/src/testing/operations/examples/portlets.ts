import { ordinaryBoard } from '@madang/contract/workplace/boards/console.ts';
import { createBoard } from '../../../modules/workplace/boards/operations/create-board.ts';
import { changeCategory } from '../../../modules/workplace/portlets/operations/change-category.ts';
import { createCategory } from '../../../modules/workplace/portlets/operations/create-category.ts';
import { createPortlet } from '../../../modules/workplace/portlets/operations/create-portlet.ts';
import { deletePortlet } from '../../../modules/workplace/portlets/operations/delete-portlet.ts';
import { example, numberFrom, step } from './example.ts';

const titles = { koreanTitle: '홈', englishTitle: 'Home' };
const board = {
  ...ordinaryBoard,
  boardName: '소식',
  englishBoardName: 'News',
  parentBoardNumber: null,
  isActive: true,
};
const given = [step(createCategory, titles), step(createBoard, board)];
const portlet = {
  categoryNumber: numberFrom(0, 'categoryNumber'),
  boardNumber: numberFrom(1, 'boardNumber'),
  koreanTitle: '소식',
  englishTitle: 'News',
};

export const examples = [
  example(createCategory, {
    input: titles,
    leaves: ({ categoryNumber }) => ({
      audit: [{ target: { kind: 'portlet-category', id: String(categoryNumber) } }],
    }),
  }),
  example(changeCategory, {
    given: [step(createCategory, titles)],
    input: {
      categoryNumber: numberFrom(0, 'categoryNumber'),
      koreanTitle: '우리 홈',
      englishTitle: 'Our home',
      isActive: false,
      expected: { ...titles, isActive: true },
    },
    leaves: () => ({
      audit: [
        {
          target: { kind: 'portlet-category', id: '{0.categoryNumber}' },
          fields: ['koreanTitle', 'englishTitle', 'isActive'],
          changes: [
            ['koreanTitle', '홈', '우리 홈'],
            ['englishTitle', 'Home', 'Our home'],
            ['isActive', true, false],
          ],
        },
      ],
      undo: 'change-category',
    }),
    meanwhile: {
      ...step(changeCategory, { categoryNumber: numberFrom(0, 'categoryNumber'), ...titles, isActive: false }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
  example(createPortlet, {
    given,
    input: portlet,
    leaves: ({ portletNumber }) => ({ audit: [{ target: { kind: 'portlet', id: String(portletNumber) } }] }),
  }),
  example(deletePortlet, {
    given: [...given, step(createPortlet, portlet)],
    input: { portletNumber: numberFrom(2, 'portletNumber') },
    leaves: () => ({
      audit: [
        {
          target: { kind: 'portlet', id: '{2.portletNumber}' },
          detail: { called: { name: '소식', englishName: 'News' } },
        },
      ],
    }),
  }),
];
