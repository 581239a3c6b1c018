import { readEmployeeByUserId } from '@madang/contract/access/accounts/wire.ts';
import { consoleHome, portalHome } from '@madang/contract/kernel/addresses.ts';
import { generalFailureCode } from '@madang/contract/kernel/base-errors.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { toLanguage } from '@madang/contract/kernel/languages.ts';
import { arriveAtSetUp, type SetUpStanding } from '@madang/contract/views/setup/routes.ts';
import { call } from '../../../kernel/call.ts';
import { toCallError } from '../../../kernel/call-error.ts';
import { errorText, thrownText } from '../../../kernel/error-texts.ts';
import { logoutRedirect } from '../../../kernel/session.ts';
import type { SetUpCompany } from '../../ground/set-up-steps/index.ts';
import { makeApprovals, makeCalendar } from './first-load.ts';

type Member = AnswerOf<typeof readEmployeeByUserId>['member'];

/** The set-up is this administrator's to begin or to go on with. */
export interface OpenSetUp {
  readonly kind: 'open';
  readonly member: Member;
  readonly company: SetUpCompany;
  readonly standing: SetUpStanding;
  /** Notice about something that could not be prepared and blocks nothing. */
  readonly notice: string | undefined;
}

/** The page is not for this person now: where they are led, and what they read before. */
export interface LedAway {
  readonly kind: 'away';
  readonly to: string;
  readonly notice: string | undefined;
}
export type Arrival = OpenSetUp | LedAway;

interface Words {
  readonly calendar: string;
  readonly taken: string;
  readonly otherBrowser: string;
  readonly closed: string;
}

/** WIZ-20..23: who comes, whether the set-up is theirs, and what every company begins with. It never fails. */
export async function arrive(words: Words): Promise<Arrival> {
  let found: { readonly member: Member; readonly standing: SetUpStanding };
  try {
    const { member } = await call(readEmployeeByUserId, { body: { loginId: '' } });
    found = { member, standing: await call(arriveAtSetUp) };
  } catch (thrown) {
    const way = logoutRedirect(thrown, 'needed');
    return way === undefined ? away('/', adminFailureText(thrown)) : away(way);
  }
  const { member, standing } = found;
  const turn = turnedAway(standing.state);
  // WIZ-25: where the set-up cannot go on in this browser, the console has what is left of it.
  if (turn === 'otherBrowser' || turn === 'closed') return away(consoleHome, words[turn]);
  if (turn) return away(portalHome, turn === 'over' ? undefined : words[turn]);
  try {
    const calendarCode = await makeCalendar(member.companyCode, words.calendar);
    const notice = await makeApprovals(member.companyCode).then(() => undefined, thrownText);
    return { kind: 'open', member, company: { ...member, calendarCode, country: standing.country }, standing, notice };
  } catch (thrown) {
    return away(portalHome, thrownText(thrown));
  }
}

function away(to: string, notice?: string): LedAway {
  return { kind: 'away', to, notice };
}

/** WIZ-18, WIZ-19, WIZ-23: over for everyone or closed, another administrator's, or their own in another browser. */
export function turnedAway(state: SetUpStanding['state']): 'over' | 'closed' | 'taken' | 'otherBrowser' | undefined {
  if (state === 'over' || state === 'closed' || state === 'otherBrowser') return state;
  return state === 'elsewhere' ? 'taken' : undefined;
}

/** WIZ-21: why the administrator's data could not be read; a failure without a word of its own says CO401. */
export function adminFailureText(thrown: unknown): string {
  const { errorCode, errorMessage } = toCallError(thrown);
  const saysNothing = errorCode === generalFailureCode && errorMessage === '';
  return saysNothing ? errorText({ code: 'CO401' }) : thrownText(thrown);
}

/** WIZ-01: the Korean name where the browser's own language is Korean, whatever the page's; else the English one, where there is one. */
export function greetedName(
  { fullName, englishName }: Pick<Member, 'fullName' | 'englishName'>,
  browserLanguage: string,
) {
  return toLanguage(browserLanguage) === 'ko' ? fullName : englishName || fullName;
}
