import * as z from 'zod/mini';
import { englishSetUpWords, setUpName } from '../../ground/companies/set-up-names.ts';
import { orEmpty, rule } from '../../kernel/rules.ts';
import { securityGrades } from './limits.ts';

/** One of the grades that people may have. */
export const securityGrade = z.coerce
  .number()
  .check(rule<number>('CO400', (value) => securityGrades.some((grade) => grade === value)));

/** USR-06: a company's own word for a grade; '' for the product's. */
export const gradeName = orEmpty(setUpName());
/** May stay empty: the name itself serves. */
export const englishGradeName = orEmpty(englishSetUpWords());
