import * as z from 'zod/mini';
import { sessionAnswer } from '../accounts/session-answer.ts';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { requiredText } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';
import { tieKey } from './inputs.ts';
import { tieConfirmation, tieOffer } from './rules.ts';

const path = '/api/v1/login-ties';
const one = `${path}/{tieId}`;

const tie = z.strictObject({
  tieId: z.uuid(),
  state: z.enum(['offered', 'accepted', 'tied']),
  /** The login that opens the company; '' where it is no one's any more. */
  loginId: z.string(),
  /** The other company. */
  companyCode: z.string(),
  companyName: z.string(),
  englishCompanyName: z.string(),
  /** The login is of a person of this company, and opens the other one. */
  isOutward: z.boolean(),
  /** It is the reader's own. */
  isOwn: z.boolean(),
  /** Time until which an offer can be accepted. */
  expiresAt: z.nullable(z.iso.datetime()),
  can: canOf(['accept', 'leave', 'end']),
});
export type LinkedAccountRow = z.output<typeof tie>;

/** MEM-04: whose logins of other companies open this one, and which of its own open others. */
export const listLoginTies = route({
  method: 'GET',
  path,
  answer: listOf(tie, { can: canOf(['offer']) }),
});
export type LoginTies = z.output<typeof listLoginTies.answer>;

export const offerLoginTie = route({
  method: 'POST',
  path,
  body: tieOffer,
  answer: z.strictObject({ tieId: z.uuid() }),
});

/** Withdraws an offer, or ends a tie, by either company. */
export const endLoginTie = route({ method: 'DELETE', path: one, params: tieKey, answer: success });

/** The person whose login it is declines, or gives up. */
export const leaveLoginTie = route({ method: 'POST', path: `${one}/refusal`, params: tieKey, answer: success });

export const acceptLoginTie = route({
  method: 'POST',
  path: `${one}/acceptance`,
  params: tieKey,
  body: tieConfirmation,
  answer: success,
});

const ownCompany = z.strictObject({
  companyCode: z.string(),
  companyName: z.string(),
  englishCompanyName: z.string(),
  /** The company of the login itself. */
  isHome: z.boolean(),
  isCurrent: z.boolean(),
});
export type OwnCompany = z.output<typeof ownCompany>;

/** MEM-04: the companies that the reader's login opens. */
export const listOwnCompanies = route({ method: 'GET', path: '/api/v1/own-companies', answer: listOf(ownCompany) });

/** MEM-04: a new session of the same login in another company; the former one ends. */
export const changeCompany = route({
  method: 'POST',
  path: '/api/v1/session/company',
  body: z.strictObject({ companyCode: requiredText(20) }),
  answer: sessionAnswer,
});
