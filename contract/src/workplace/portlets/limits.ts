/** The specification's address of a portlet that shows a board. */
export const boardPortletUrl = '/boardapp/portlet01';

/** Far above what a home can bear; a list longer than this is no order that a person made. */
export const orderedPortlets = 400;

export const categoryTitleMaxLength = 50;

/** Maximum number of boards with posts awaiting approval that the home lists. */
export const waitingBoards = 3;

/** Maximum number of portlets on a home; further portlets wait for a free place. */
export const homePortlets = 20;
