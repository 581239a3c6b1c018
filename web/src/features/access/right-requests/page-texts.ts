/** Texts of the page of one's own requests and refusals, beside the texts of My account: names of all that a right opens. */
export const pageTexts = import.meta.glob([
  '../../../../../contract/src/*/*/messages/*.ts',
  '/src/features/{access/grant-windows,access/grants,access/right-requests,people/role-assignments}/messages/*.ts',
]);
