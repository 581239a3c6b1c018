/** Texts of the page of a request, which may be a held-back change of rights, beside those of every page. */
export const pageTexts = import.meta.glob([
  '/src/features/workplace/approval-requests/messages/*.ts',
  '/src/features/people/role-assignments/messages/*.ts',
  '../../../../../contract/src/people/role-assignments/messages/*.ts',
  '../../../../../contract/src/workplace/{approval-requests,approval-policies}/messages/*.ts',
]);
