/** The specification's address of a portlet that shows a board. */
export const boardPortletUrl = '/boardapp/portlet01';

/** Far above what a home can bear; a list longer than this is no order that a person made. */
export const orderedPortlets = 400;

export const categoryTitleMaxLength = 50;

/** How many boards with posts to approve the home names. */
export const waitingBoards = 3;

/** How many portlets a home shows at most; those behind them wait for a place. */
export const homePortlets = 20;
