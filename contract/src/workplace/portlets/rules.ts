import * as z from 'zod/mini';
import { boardNumber } from '../boards/post-rules.ts';
import { englishSetUpName, setUpName } from '../../ground/companies/set-up-names.ts';
import { anyText, nameText } from '../../kernel/rules.ts';
import { categoryTitleMaxLength, orderedPortlets } from './limits.ts';

/** A portlet's number, which is its ID and its label too; no number means two portlets. */
export const portletNumber = z.number().check(z.int(), z.positive(), z.maximum(2_147_483_647));

export const categoryTitle = nameText(categoryTitleMaxLength);

export const categoryCreation = z.strictObject({ koreanTitle: categoryTitle, englishTitle: categoryTitle });

/** Category values as the caller saw them before a change. */
const categoryBefore = z.strictObject({ koreanTitle: anyText(), englishTitle: anyText(), isActive: z.boolean() });
export type CategoryBefore = z.output<typeof categoryBefore>;

/** Its names, and whether the home shows what is in it. */
export const categoryForm = z.strictObject({
  koreanTitle: categoryTitle,
  englishTitle: categoryTitle,
  isActive: z.boolean(),
  expected: z.optional(categoryBefore),
});

export const oneCategory = z.strictObject({ categoryNumber: portletNumber });
export const categoryChange = z.extend(categoryForm, oneCategory.shape);

/** A portlet that shows a board. */
export const portletCreation = z.strictObject({
  categoryNumber: portletNumber,
  boardNumber,
  koreanTitle: setUpName(),
  englishTitle: englishSetUpName(),
});

export const ownPortlet = z.strictObject({ portletNumber });

/** The home's portlets in their order, as the set-up sends them. */
export const portletOrder = z.strictObject({
  portletNumbers: z.array(portletNumber).check(z.minLength(1), z.maxLength(orderedPortlets)),
});

/**
 * Portlets that every home has exactly once, without action by the company. The feed holds the posts of the boards on the home.
 */
export const ownPortlets = ['feed', 'approvals', 'anniversaries', 'links'] as const;
export type OwnPortlet = (typeof ownPortlets)[number];

/** The kind as one of these; undefined of a board's portlet. */
export function ownPortletOf(kind: string): OwnPortlet | undefined {
  return ownPortlets.find((own) => own === kind);
}

/** The wide column of a home and the narrow one beside it. */
export const homeColumns = ['main', 'side'] as const;
export type HomeColumn = (typeof homeColumns)[number];

/** `small`: titles of requests alone, the coming days without the month, and links without their pictures. */
export const portletSizes = ['usual', 'small'] as const;
export type PortletSize = (typeof portletSizes)[number];

/** Default column of each portlet until an administrator moves it. */
export const usualColumn: Readonly<Record<OwnPortlet, HomeColumn>> = {
  feed: 'main',
  approvals: 'side',
  anniversaries: 'side',
  links: 'side',
};

/** The feed is as long as what is in it. */
export const hasSizes = (kind: OwnPortlet): boolean => kind !== 'feed';
