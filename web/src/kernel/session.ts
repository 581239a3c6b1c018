import { can } from './calls/can.ts';
import { keepTicketOf } from './calls/desk-ticket.ts';
import { logOut, logOutEverywhere, readSession } from '@madang/contract/access/accounts/routes.ts';
import { companyNameFor } from '@madang/contract/ground/companies/names.ts';
import { homeOf } from '@madang/contract/kernel/addresses.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { readsKorean, type Language } from '@madang/contract/kernel/languages.ts';
import { rememberCompany } from './company/known-company.ts';
import { setZoneHere } from '../ui/dates/zone.ts';
import { clearArrival } from './pages/arrival.ts';
import { clearPerson } from './pages/kept-keys.ts';
import { call } from './call.ts';
import { toCallError } from './call-error.ts';
import { consentWith, renewalWith } from './pages/waiting-sign-in.ts';
import { signInWith } from './pages/sign-in-target.ts';

export type Session = AnswerOf<typeof readSession>;

export async function askSession(signal?: AbortSignal): Promise<Session> {
  const session = await call(readSession, {}, signal && { signal });
  keepTicketOf(session.personId);
  rememberCompany(session.identity.faceKey);
  setZoneHere(session.timeZone);
  return session;
}

/** Returns true if an error means that the user is not signed in, or no longer. */
export function isLoggedOut(thrown: unknown): boolean {
  return toCallError(thrown).errorCode === 'AC100';
}

function needsConsent(thrown: unknown): boolean {
  return toCallError(thrown).errorCode === 'CONSENT_NEEDED';
}

function needsRenewal(thrown: unknown): boolean {
  return toCallError(thrown).errorCode === 'PASSWORD_RENEWAL_NEEDED';
}

/** Returns true if the page is about to be left for the sign-in, for changed terms (RCN-05) or for a new password (PWD-07). */
export function isTurnedAway(thrown: unknown): boolean {
  return isLoggedOut(thrown) || needsConsent(thrown) || needsRenewal(thrown);
}

/** Sends a refused person to the sign-in and back; does nothing for other failures. */
export function logoutRedirect(thrown: unknown, reason: 'needed' | 'ended'): string | undefined {
  if (needsConsent(thrown)) return consentWith(location.pathname + location.search);
  if (needsRenewal(thrown)) return renewalWith(location.pathname + location.search);
  if (!isLoggedOut(thrown)) return undefined;
  return leaving ? signInWith(leaving) : signInWith(reason, location);
}

export function homeOfSession(session: Pick<Session, 'can' | 'redirectsToSetUp'>): string {
  return homeOf({
    operatesPlatform: can(session, 'operatePlatform'),
    redirectsToSetUp: session.redirectsToSetUp,
  });
}

/**
 * Kind of sign-out in progress: other calls of the page are refused as its session ends, and redirect where the sign-out
 * redirects.
 */
let leaving: 'out' | 'everywhere' | undefined;

/** Ends the session and leaves the page, which shows what is the person's own; one that had ended says so. */
export async function leave(how: 'out' | 'everywhere'): Promise<void> {
  clearArrival();
  leaving = how;
  try {
    await (how === 'everywhere' ? call(logOutEverywhere) : call(logOut));
  } catch (thrown) {
    leaving = undefined;
    if (!isLoggedOut(thrown)) throw thrown;
    clearPerson();
    return location.replace(signInWith('ended', location));
  }
  clearPerson();
  location.replace(signInWith(how));
}

/** The person's and the company's name as a reader of the language is shown them. */
export function namesIn(session: Session, language: Language) {
  const person = readsKorean(language) ? session.fullName : session.englishName || session.fullName;
  return { person, company: session.identity.shownName || companyNameFor(session, language) };
}

/** The session of a page that is for people who are signed in alone; others go to the sign-in and come back. */
export async function requireSession(): Promise<Session> {
  try {
    return await askSession();
  } catch (thrown) {
    const way = logoutRedirect(thrown, 'needed');
    if (way === undefined) throw thrown;
    location.replace(way);
    // The page is being left: nothing of it is to be drawn any more.
    return new Promise(() => undefined);
  }
}
