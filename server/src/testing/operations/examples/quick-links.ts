import { linkLimits } from '@madang/contract/workplace/quick-links/limits.ts';
import { changeLink } from '../../../modules/workplace/quick-links/operations/change-link.ts';
import { createLink } from '../../../modules/workplace/quick-links/operations/create-link.ts';
import { deleteLink } from '../../../modules/workplace/quick-links/operations/delete-link.ts';
import { orderLinks } from '../../../modules/workplace/quick-links/operations/order-links.ts';
import { restoreLink } from '../../../modules/workplace/quick-links/operations/restore-link.ts';
import { example, step } from './example.ts';

const wiki = { koreanTitle: '위키', englishTitle: 'Wiki', url: 'https://wiki.hanbit.example' } as const;
const createWiki = step(createLink, wiki);
const first = { kind: 'quick-link', id: '{0.linkId}' };
const [one, two, three] = ['{0.linkId}', '{1.linkId}', '{2.linkId}'] as const;

export const examples = [
  example(createLink, {
    input: wiki,
    leaves: ({ linkId }) => ({ audit: [{ target: { kind: 'quick-link', id: linkId } }] }),
  }),
  example(changeLink, {
    given: [createWiki],
    input: {
      linkId: one,
      ...wiki,
      koreanTitle: '사내 위키',
      expected: { ...wiki, windowTarget: 'newTab', icon: 'link', imageAddress: null },
    },
    leaves: () => ({
      audit: [{ target: first, fields: ['koreanTitle'], changes: [['koreanTitle', wiki.koreanTitle, '사내 위키']] }],
    }),
  }),
  example(deleteLink, {
    given: Array.from({ length: linkLimits.links }, () => createWiki),
    input: { linkId: one },
    leaves: () => ({
      audit: [{ target: first, detail: { called: { name: '위키', englishName: 'Wiki' } } }],
      undo: 'restore-link',
    }),
    meanwhile: { ...createWiki, refusal: 'LINK_LIMIT' },
  }),
  example(restoreLink, {
    given: [createWiki, step(deleteLink, { linkId: one })],
    input: { linkId: one },
    leaves: () => ({ audit: [{ target: first }] }),
  }),
  example(orderLinks, {
    given: [createWiki, createWiki, createWiki],
    input: { linkIds: [two, one, three], expected: [one, two, three] },
    leaves: () => ({ audit: [{ target: { kind: 'company', id: 'OPERATION{n}' } }], undo: 'order-links' }),
    meanwhile: { ...step(orderLinks, { linkIds: [three, one, two] }), refusal: 'EDIT_CONFLICT' },
  }),
];
