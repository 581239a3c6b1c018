import { menuLimits } from '@madang/contract/workplace/menus/limits.ts';
import { changeMenu } from '../../../modules/workplace/menus/operations/change-menu.ts';
import { createMenu } from '../../../modules/workplace/menus/operations/create-menu.ts';
import { deleteMenu } from '../../../modules/workplace/menus/operations/delete-menu.ts';
import { orderMenus } from '../../../modules/workplace/menus/operations/order-menus.ts';
import { restoreMenu } from '../../../modules/workplace/menus/operations/restore-menu.ts';
import { example, step } from './example.ts';

const news = {
  kind: 'menu',
  koreanTitle: '회사 소식',
  englishTitle: 'News',
  url: 'https://news.hanbit.example',
} as const;
const createNews = step(createMenu, news);
const first = { kind: 'menu', id: '{0.menuId}' };

export const examples = [
  example(createMenu, {
    input: news,
    leaves: ({ menuId }) => ({ audit: [{ target: { kind: 'menu', id: menuId } }] }),
  }),
  example(changeMenu, {
    given: [createNews],
    input: {
      menuId: '{0.menuId}',
      ...news,
      koreanTitle: '알림',
      expected: {
        koreanTitle: news.koreanTitle,
        englishTitle: news.englishTitle,
        url: news.url,
        windowTarget: 'newWindow',
        isActive: true,
        lowerMenus: [],
      },
    },
    leaves: () => ({
      audit: [{ target: first, fields: ['koreanTitle'], changes: [['koreanTitle', news.koreanTitle, '알림']] }],
    }),
  }),
  example(deleteMenu, {
    given: Array.from({ length: menuLimits.setUpMenus }, () => createNews),
    input: { menuId: '{0.menuId}' },
    leaves: () => ({
      audit: [{ target: first, detail: { called: { name: '회사 소식', englishName: 'News' } } }],
      undo: 'restore-menu',
    }),
    meanwhile: { ...createNews, refusal: 'SET_UP_LIMIT' },
  }),
  example(restoreMenu, {
    given: [createNews, step(deleteMenu, { menuId: '{0.menuId}' })],
    input: { menuId: '{0.menuId}' },
    leaves: () => ({ audit: [{ target: first }] }),
  }),
  example(orderMenus, {
    given: [createNews, createNews, createNews],
    input: { menuIds: ['{2.menuId}', '{0.menuId}'], expected: ['{0.menuId}', '{2.menuId}'] },
    leaves: () => ({
      audit: [{ target: { kind: 'company', id: 'OPERATION{n}' } }],
      undo: 'order-menus',
    }),
    meanwhile: { ...step(orderMenus, { menuIds: ['{1.menuId}', '{0.menuId}'] }), refusal: 'EDIT_CONFLICT' },
  }),
];
