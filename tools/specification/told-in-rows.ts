/**
 * Codes that a caller reads in a row or in the state of a run, an import or a planned change, with status 200, and not in an error
 * of a call.
 */
export const toldInRows: ReadonlySet<string> = new Set([
  'MB713',
  'MB715',
  'MB716',
  'MB901',
  'MB902',
  'MB903',
  'MB904',
  'MB905',
  'MB908',
  'MB909',
  'MB912',
  'MB913',
  'MB914',
  'MB915',
  'MB916',
  'MB917',
  'MB918',
  'MB919',
  'MB920',
  'MB921',
  'MB928',
  'MB930',
  'MB932',
  'MB933',
  'PLAN_LATER',
]);
