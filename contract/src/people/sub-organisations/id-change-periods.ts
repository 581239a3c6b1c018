import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { dateText } from '../../kernel/dates.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { orEmpty, required, text, anyText } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';
import { daysInOrder } from '../../kernel/search/search-dates.ts';

/** State of ID changes today, by the days of the company's time zone; `never` if no period is set. */
export const idChangeStates = ['never', 'before', 'open', 'over'] as const;

const day = orEmpty(dateText('yyyy-MM-dd', 'CO400'));

/** The first and the last day, both included; '' for both: no one may change an ID. */
const period = z.strictObject({ from: day, to: day }).check(
  daysInOrder,
  z.refine(({ from, to }) => (from === '') === (to === ''), {
    path: ['to'],
    params: { code: 'MB_M_REQUIRED', params: {} },
  }),
);
export type IdChangeDays = z.output<typeof period>;

export const idChangePeriod = z.strictObject({
  /** The company's own code: everyone who is in no sub-organisation. */
  subOrganisationCode: text(50).check(required),
  period,
  /** Period that the caller saw; a different stored period is not overwritten. */
  expected: z.optional(z.strictObject({ from: anyText(), to: anyText() })),
});

const row = z.strictObject({
  subOrganisationCode: z.string(),
  subOrganisationName: z.string(),
  englishSubOrganisationName: z.string(),
  period: z.strictObject({ from: z.string(), to: z.string() }),
  /** The period in the specification's form: code, first and last day, `BUSAN|20261201|20261231`; '' for none. */
  periodValue: z.string(),
  state: z.enum(idChangeStates),
});
export type IdChangePeriodRow = z.output<typeof row>;

/** STA-06: the period of one value. */
export function idChangeValue(subOrganisationCode: string, { from, to }: IdChangeDays): string {
  if (from === '') return '';
  return [subOrganisationCode, from.replaceAll('-', ''), to.replaceAll('-', '')].join('|');
}

const path = '/api/v1/id-change-periods';

/** IDR-03 STA-06: when IDs may be changed, of the company itself first and then of each sub-organisation. */
export const listIdChangePeriods = route({
  method: 'GET',
  path,
  answer: listOf(row, { can: canOf(['change']) }),
});

export const setIdChangePeriod = route({ method: 'PUT', path, body: idChangePeriod, answer: success });
