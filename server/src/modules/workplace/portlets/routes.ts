import * as console from '@madang/contract/workplace/portlets/routes.ts';
import * as setUp from '@madang/contract/workplace/portlets/wire.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { changeCategory } from './operations/change-category.ts';
import { createCategory } from './operations/create-category.ts';
import { createPortlet } from './operations/create-portlet.ts';
import { deletePortlet } from './operations/delete-portlet.ts';

export const portletRoutes = [
  callOf(setUp.createCategory, createCategory, {
    input: ({ body: { koreanTitle, englishTitle } }) => ({ koreanTitle, englishTitle }),
    answer: ({ categoryNumber }) => ({ result: 'success', categoryNumber }),
  }),
  callOf(setUp.createPortlet, createPortlet, {
    input: ({ params: { categoryNumber }, body: { boardNumber, koreanTitle, englishTitle } }) => ({
      categoryNumber,
      boardNumber,
      koreanTitle,
      englishTitle,
    }),
    // The specification names the number three times.
    answer: ({ portletNumber }) => ({
      result: 'success',
      portletNumber,
      portletId: portletNumber,
      portletLabel: portletNumber,
    }),
  }),
  callOf(console.changeCategory, changeCategory, { answer: () => ({ result: 'success' }) }),
  callOf(setUp.deletePortlet, deletePortlet, { answer: () => ({ result: 'success' }) }),
];
