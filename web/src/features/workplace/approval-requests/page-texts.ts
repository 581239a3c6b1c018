/** Texts of the pages and of the notice on the home, beside those of every page. */
export const pageTexts = import.meta.glob([
  '/src/features/workplace/approval-requests/messages/*.ts',
  '/src/features/people/role-assignments/messages/*.ts',
  '../../../../../contract/src/people/role-assignments/messages/*.ts',
  '../../../../../contract/src/workplace/{approval-requests,approval-policies}/messages/*.ts',
]);
