import * as z from 'zod/mini';

/** A portlet's number, which is its ID and its label too; no number means two portlets. */
export const portletNumber = z.number().check(z.int(), z.positive(), z.maximum(2_147_483_647));

/** What a home shows beside boards, each once; a company need not make them. */
export const ownPortlets = ['anniversaries', 'links'] as const;
export type OwnPortlet = (typeof ownPortlets)[number];
