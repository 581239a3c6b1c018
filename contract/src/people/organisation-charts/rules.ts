import * as z from 'zod/mini';
import { rule, searchText } from '../../kernel/rules.ts';
import { isLongTerm, termCharacters, termLengths } from '../people/search-term.ts';
import { searchTermMaxLength } from '../people/limits.ts';
import { organisationChartLimits } from './limits.ts';

const { codeCharacters } = organisationChartLimits;
/** A term that is too long has a code of its own. */
const longestTyped = 1_000;

/** Returns a predicate that is true if the character appears nowhere but at the end of a term. */
const isAtEndAlone = (character: string) => (value: string) => !value.slice(0, -1).includes(character);

/** USR-02 as the organisation chart says it, each rule with a code of its own. */
export const chartTerm = searchText(longestTyped).check(
  rule<string>('ORG0001', (value) => value !== ''),
  rule<string>('ORG0003', (value) => [...value].length <= searchTermMaxLength, { 0: searchTermMaxLength }),
  rule<string>('ORG0005', isAtEndAlone('*')),
  rule<string>('ORG0006', isAtEndAlone('/')),
  rule<string>('ORG0004', (value) => termCharacters.test(value)),
  rule<string>('ORG0002', isLongTerm, termLengths),
);

/** A department's code, or the beginning of one. */
export const chartCode = searchText(longestTyped).check(
  rule<string>('ORG0001', (value) => value !== ''),
  rule<string>('ORG0007', (value) => value.length >= codeCharacters, { 0: codeCharacters }),
  rule<string>('ORG0008', (value) => /^[A-Z0-9]+$/.test(value)),
);

interface Search {
  readonly by: 'name' | 'code';
  term: string;
}

/** The term of a search follows the rules of what it is searched by. */
export const fitsKey = Object.assign(
  (context: z.core.ParsePayload<Search>) => {
    const { by, term } = context.value;
    const result = (by === 'code' ? chartCode : chartTerm).safeParse(term);
    if (result.success) context.value.term = result.data;
    else
      context.issues.push(
        ...(result.error.issues.map((issue) => ({ ...issue, path: ['term'] })) as z.core.$ZodRawIssue[]),
      );
  },
  // For readers of the schema, who find the codes of its rules.
  { inner: z.union([chartTerm, chartCode]) },
);
