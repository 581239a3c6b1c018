/** Texts of the pages that show no change that is held back, beside those of every page. */
export const pageTexts = import.meta.glob([
  '/src/features/workplace/approval-requests/messages/*.ts',
  '../../../../../../contract/src/workplace/{approval-requests,approval-policies}/messages/*.ts',
]);
