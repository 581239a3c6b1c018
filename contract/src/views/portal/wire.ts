import * as z from 'zod/mini';
import { route } from '../../kernel/route.ts';
import { text } from '../../kernel/rules.ts';
import { requiredNumber, success, wireObject } from '../../kernel/wire.ts';
import { orderedPortlets } from '../../workplace/portlets/limits.ts';
import { portletNumber } from '../../workplace/portlets/rules.ts';

/** The home's portlets in their order; the boards that waited for their portlets are there from now on. */
export const placePortlets = route({
  method: 'POST',
  path: '/portal/admin/wizard/placement/compId/{compCd}/home/update',
  params: wireObject({ compCd: ['companyCode', text(20)] }),
  body: wireObject({
    portletLabels: [
      'portletNumbers',
      z.array(requiredNumber(portletNumber)).check(z.minLength(1), z.maxLength(orderedPortlets)),
    ],
  }),
  answer: success,
});
