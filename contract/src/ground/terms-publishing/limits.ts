/** Limits of one version of the terms; the whole version must fit into one call. */
export const editionLimits = {
  titleCharacters: 200,
  partsPerText: 20,
  contentCharacters: 60_000,
  consentCharacters: 2_000,
  summaryCharacters: 2_000,
} as const;

/** A version takes effect this much after it was published at the earliest, so that no sign-in runs between the two. */
export const leadSeconds = 60;

/** Versions of one text on one day: their names end with one figure, so that the order of names is that of time. */
export const editionsPerDay = 9;

/** Maximum number of answers in one call of the proof; the next call continues after the last answer. */
export const proofRows = 2_000;

/** Stands for every country that has no terms of its own. */
export const everyOtherCountry = '*';
