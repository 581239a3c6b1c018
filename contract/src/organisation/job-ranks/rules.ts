import * as z from 'zod/mini';
import { chosenCode, englishSetUpWords, setUpName } from '../../ground/companies/set-up-names.ts';
import { maxLength, orEmpty, anyText } from '../../kernel/rules.ts';
import { jobRankCodeMaxLength } from './limits.ts';

/** RNK-01: chosen once, kept in capitals; of a job rank or a job title. */
export const jobRankCode = chosenCode(maxLength(jobRankCodeMaxLength));
export const jobRankName = setUpName();
/** May stay empty: the name itself serves. */
export const englishJobRankName = orEmpty(englishSetUpWords());

/** RNK-01, RNK-02: job rank and job title of a person; '' for neither. */
export const jobFields = {
  jobRankCode: orEmpty(jobRankCode),
  jobTitleCode: orEmpty(jobRankCode),
};

/** RNK-02: a company's own word for a list; '' for the product's. */
export const jobListName = orEmpty(setUpName());
export const englishJobListName = orEmpty(englishSetUpWords());

/** An entry of either list. */
export const jobRankEntry = z.strictObject({
  jobRankCode: z.string(),
  jobRankName: z.string(),
  englishJobRankName: z.string(),
});

/** A list's own settings. */
export const jobListSettings = z.strictObject({
  /** Company's name for the list; '' for the product's own name. */
  jobListName: anyText(),
  englishJobListName: anyText(),
  isHidden: z.boolean(),
});

/** RNK-02: the company's names of the two lists, and their visibility. */
export const jobLists = z.strictObject({ ranks: jobListSettings, titles: jobListSettings });
