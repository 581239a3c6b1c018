import { ordinaryBoard } from '@madang/contract/workplace/boards/console.ts';
import { createBoard } from '../../../modules/workplace/boards/operations/create-board.ts';
import { arrangePortlets } from '../../../modules/views/portal/operations/arrange-portlets.ts';
import { placePortlets } from '../../../modules/views/portal/operations/place-portlets.ts';
import { createCategory } from '../../../modules/workplace/portlets/operations/create-category.ts';
import { createPortlet } from '../../../modules/workplace/portlets/operations/create-portlet.ts';
import { example, numberFrom, step } from './example.ts';

const names = { boardName: '소식', englishBoardName: 'News' };
const titles = { koreanTitle: '소식', englishTitle: 'News' };
const company = { kind: 'company', id: 'OPERATION{n}' };

export const examples = [
  example(placePortlets, {
    given: [
      step(createCategory, titles),
      step(createBoard, { ...ordinaryBoard, ...names, parentBoardNumber: null, isActive: true }),
      step(createPortlet, {
        ...titles,
        categoryNumber: numberFrom(0, 'categoryNumber'),
        boardNumber: numberFrom(1, 'boardNumber'),
      }),
    ],
    input: { portletNumbers: [numberFrom(2, 'portletNumber')] },
    leaves: () => ({ audit: [{ target: company }] }),
  }),
  example(arrangePortlets, {
    input: {
      portlets: [
        { portletKey: 'links', isShown: true },
        { portletKey: 'anniversaries', isShown: false },
      ],
      expected: [
        { portletKey: 'anniversaries', isShown: true },
        { portletKey: 'links', isShown: true },
      ],
    },
    leaves: () => ({ audit: [{ target: company }], undo: 'arrange-portlets' }),
    meanwhile: {
      ...step(arrangePortlets, { portlets: [{ portletKey: 'links', isShown: false }] }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
];
