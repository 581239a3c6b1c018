import * as z from 'zod/mini';
import { boardNumber } from '../boards/post-rules.ts';
import { route } from '../../kernel/route.ts';
import { text } from '../../kernel/rules.ts';
import { englishSetUpName, setUpName } from '../../ground/companies/set-up-names.ts';
import { requiredNumber, success, wireObject } from '../../kernel/wire.ts';
import { boardPortletUrl, categoryTitleMaxLength } from './limits.ts';
import { categoryTitle, portletNumber } from './rules.ts';

const prefix = '/portal/admin/wizard';

/** Makes the portlet category where it is absent, and answers the one that is there. */
export const createCategory = route({
  method: 'POST',
  path: `${prefix}/category/0/type/PORTLET/insert`,
  body: wireObject({
    categoryLabel: ['categoryNumber', z.optional(z.literal(''))],
    categoryType: ['categoryType', z._default(z.literal('PORTLET'), 'PORTLET')],
    titleKo: ['koreanTitle', categoryTitle],
    titleEn: ['englishTitle', categoryTitle],
    activeYn: ['isActive', z._default(z.literal('Y'), 'Y')],
    deletedYn: ['isDeleted', z._default(z.literal('N'), 'N')],
  }),
  answer: wireObject({ result: ['result', z.literal('success')], categoryLabel: ['categoryNumber', portletNumber] }),
});

/** The board that a portlet shows, named by its parameter. */
const boardParameter = z.codec(z.string().check(z.maxLength(16), z.regex(/^brdNo=\d{1,10}$/)), boardNumber, {
  decode: (value) => Number(value.slice('brdNo='.length)),
  encode: (value) => `brdNo=${value}`,
});

/** A portlet as the specification names it: the one that shows a board, named by its parameter. */
export const newPortlet = wireObject({
  titleKo: ['koreanTitle', setUpName()],
  titleEn: ['englishTitle', englishSetUpName()],
  url: ['address', z._default(z.literal(boardPortletUrl), boardPortletUrl)],
  urlType: ['addressType', z._default(z.literal('O'), 'O')],
  activeYn: ['isActive', z._default(z.literal('Y'), 'Y')],
  urlParameter: ['boardNumber', boardParameter],
  categoryTitle: ['categoryTitle', z._default(text(categoryTitleMaxLength), '')],
});

/** Makes a portlet, which no one sees until the order names it. */
export const createPortlet = route({
  method: 'POST',
  path: `${prefix}/portlets/{categoryId}/insert`,
  params: wireObject({ categoryId: ['categoryNumber', requiredNumber(portletNumber)] }),
  body: newPortlet,
  answer: wireObject({
    result: ['result', z.literal('success')],
    portletNo: ['portletNumber', portletNumber],
    id: ['portletId', portletNumber],
    portletLabel: ['portletLabel', portletNumber],
  }),
});

export const deletePortlet = route({
  method: 'POST',
  path: `${prefix}/portlets/{id}/delete`,
  params: wireObject({ id: ['portletNumber', requiredNumber(portletNumber)] }),
  answer: success,
});
