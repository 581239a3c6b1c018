import * as z from 'zod/mini';
import { holidayRow } from '../../workplace/anniversaries/holidays.ts';
import { homeFeed } from '../../workplace/boards/feed.ts';
import { boardNumber } from '../../workplace/boards/post-rules.ts';
import { serviceTypes } from '../../ground/companies/service-types.ts';
import { route } from '../../kernel/route.ts';
import { linkIcons } from '../../workplace/quick-links/rules.ts';
import { menuKinds, windowTargets } from '../../workplace/menus/rules.ts';
import { homeColumns, ownPortlets, portletSizes } from '../../workplace/portlets/rules.ts';
import { canOf } from '../../kernel/access/can.ts';

const titles = { koreanTitle: z.string(), englishTitle: z.string() };
const link = { ...titles, url: z.string(), windowTarget: z.enum(windowTargets) };

/** A board whose posts are in the feed. */
const boardPortlet = z.strictObject({ kind: z.literal('board'), boardNumber, ...titles });

const ownPortlet = z.strictObject({
  kind: z.enum(ownPortlets),
  column: z.enum(homeColumns),
  size: z.enum(portletSizes),
});
export type OwnPortletPlace = z.output<typeof ownPortlet>;

/** A menu or a lower one; over the whole screen it opens as a window of its own. */
const menuLink = { ...link, isFullScreen: z.boolean() };

const menu = z.strictObject({
  ...menuLink,
  menuId: z.uuid(),
  kind: z.enum(menuKinds),
  lowerMenus: z.array(z.strictObject(menuLink)),
});
export type HomeMenu = z.output<typeof menu>;

const anniversary = z.strictObject({ date: z.string(), subject: z.string(), isHoliday: z.boolean() });
export type HomeAnniversary = z.output<typeof anniversary>;

/** A colleague and the day of their next birthday; the year they were born in is nowhere. */
const birthday = z.strictObject({
  date: z.string(),
  fullName: z.string(),
  englishName: z.string(),
  photoId: z.nullable(z.string()),
});
export type HomeBirthday = z.output<typeof birthday>;

const quickLink = z.strictObject({
  ...link,
  linkId: z.uuid(),
  /** What is drawn where it has no picture. */
  icon: z.enum(linkIcons),
  imageAddress: z.nullable(z.string()),
});
export type HomeLink = z.output<typeof quickLink>;

/** What waits for the person: messages of the product, posts of a board that they may approve, another's set-up to end. */
const notice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('unreadMessages'), count: z.number() }),
  z.strictObject({
    kind: z.literal('waitingPosts'),
    count: z.number(),
    boardNumber,
    boardName: z.string(),
    englishBoardName: z.string(),
  }),
  /** WIZ-23: no one has begun the company's set-up. */
  z.strictObject({ kind: z.literal('setUpIsNew') }),
  /** WIZ-18: the reader's own set-up is open in this browser. */
  z.strictObject({ kind: z.literal('setUpGoesOn') }),
  /** WIZ-23: of an administrator, while another one is at the company's set-up. */
  z.strictObject({ kind: z.literal('setUpRuns') }),
  /** WIZ-18: of anyone who runs the set-up, in another browser than its own. */
  z.strictObject({ kind: z.literal('ownSetUpRuns') }),
]);
export type HomeNotice = z.output<typeof notice>;

/** What the portal's home shows of the person's company; the services' addresses are the platform's. */
export const readPortalHome = route({
  method: 'GET',
  path: '/api/v1/portal/home',
  answer: z.strictObject({
    /** Where someone who has just come is led instead; null where the home opens first. */
    opensFirst: z.nullable(z.string()),
    notices: z.array(notice),
    feed: homeFeed,
    services: z.array(z.enum(serviceTypes)),
    menus: z.array(menu),
    /** In the order that the company gave them. */
    portlets: z.array(z.discriminatedUnion('kind', [boardPortlet, ownPortlet])),
    /** Those of the calendar's months. */
    anniversaries: z.array(anniversary),
    /** The country's public holidays of the same months. */
    holidays: z.array(holidayRow),
    /** Of colleagues who show theirs: of today and the days after it. */
    birthdays: z.array(birthday),
    links: z.array(quickLink),
    can: canOf(['arrange']),
  }),
});
