import * as z from 'zod/mini';
import { moment } from '../../kernel/dates.ts';
import { pageNumber } from '../../kernel/lists/page.ts';
import { countUpTo, optionalText, requiredText, rule, formMaxLength, text } from '../../kernel/rules.ts';
import { issueLimits } from './limits.ts';

const { codesPerIssue, usesPerCode, prefixCharacters, benefitCharacters, noteCharacters } = issueLimits;

const years = { first: 2000, last: 2100 } as const;

/** An instant with its offset, as JSON carries it, in a year that people plan for; kept in UTC. */
export const instant = moment({ offset: true }).check(
  rule<string>('CO400', (value) => {
    const year = new Date(value).getUTCFullYear();
    return year >= years.first && year <= years.last;
  }),
  z.overwrite((value) => new Date(value).toISOString()),
);

export const codeCount = countUpTo('PROMOTION_COUNT', codesPerIssue);
export const maxUses = countUpTo('PROMOTION_COUNT', usesPerCode);
export const benefit = requiredText(benefitCharacters);
export const note = optionalText(noteCharacters);

/** Stands before a code so that people see where it belongs. */
export const codePrefix = z._default(
  text(prefixCharacters).check(
    z.overwrite((value) => value.toUpperCase()),
    rule('MB_M_ALPHANUMERIC', (value) => /^[A-Z0-9]*$/.test(value)),
  ),
  '',
);

/** The company that a code serves alone; '' for a code that serves any. */
export const namedCompany = z._default(
  text(formMaxLength).check(rule('PROMOTION_COMPANY', (value) => /^[A-Z0-9]{0,20}$/.test(value))),
  '',
);

export const pageQuery = z.strictObject({
  page: pageNumber,
});
