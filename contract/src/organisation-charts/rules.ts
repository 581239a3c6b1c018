import { rule, text } from '../kernel/rules.ts';
import { isLongTerm, termCharacters, termLengths } from '../people/search-term.ts';
import { searchTermMaxLength } from '../people/limits.ts';
import { organisationChartLimits } from './limits.ts';

const { codeCharacters } = organisationChartLimits;

/** Whether a character stands nowhere but at the end of a term. */
const isAtEndAlone = (character: string) => (value: string) => !value.slice(0, -1).includes(character);

/** USR-02 as the organisation chart says it, each rule with a code of its own. */
export const chartTerm = text().check(
  rule<string>('ORG0001', (value) => value !== ''),
  rule<string>('ORG0003', (value) => [...value].length <= searchTermMaxLength, { 0: searchTermMaxLength }),
  rule<string>('ORG0005', isAtEndAlone('*')),
  rule<string>('ORG0006', isAtEndAlone('/')),
  rule<string>('ORG0004', (value) => termCharacters.test(value)),
  rule<string>('ORG0002', isLongTerm, termLengths),
);

/** A department's code, or the beginning of one. */
export const chartCode = text().check(
  rule<string>('ORG0001', (value) => value !== ''),
  rule<string>('ORG0007', (value) => value.length >= codeCharacters, { 0: codeCharacters }),
  rule<string>('ORG0008', (value) => /^[A-Z0-9]+$/.test(value)),
);
