import type { baseErrors } from './base-errors.ts';
import type { ErrorNotes } from './errors.ts';

export const baseErrorNotes: ErrorNotes<typeof baseErrors> = {
  CO101: {
    cause: 'The database did not answer, or broke off what it was doing.',
    remedy: 'Try again; if it lasts, look at the readiness address and at the server log under the request id.',
  },
  CO400: {
    cause: 'The request does not have the form of its contract; `fields` names what is wrong where it is known.',
    remedy: 'Compare the request with the contract of its address; names that the contract lacks are refused too.',
  },
  CO401: {
    cause: 'The person is signed in and lacks the role or the right for this.',
    remedy: 'Ask an administrator of the company for the right.',
  },
  AC103: {
    cause: 'The person has the right, and the hours that it is bound to are over or have not begun.',
    remedy: 'Call again within the hours of `hours`; `nextHours` says when the right applies next.',
  },
  AC104: {
    cause: 'The person has the right, and its hours close on days off of the company calendar.',
    remedy: 'Call again from `nextHours` on, or ask an administrator of the company for the right.',
  },
  PERSON_ABOVE: {
    cause:
      'The change concerns a person whose rights in the company are greater than those of the person who makes it.',
    remedy: 'Ask somebody with at least the same rights, or the operator of the platform.',
  },
  RIGHT_COMPANY_WIDE: {
    cause:
      'The caller has the right in departments, sub-organisations or for single people; the call is about the whole company.',
    remedy: 'Ask an administrator of the company for the right over the whole company, or call for the own part.',
  },
  DESK_TICKET: {
    cause: 'The caller reads people as service desk, without a ticket and without the consent of the person.',
    remedy:
      'Send the reference of the ticket in the header x-madang-ticket, or the word consent where the person agreed.',
  },
  CO403: {
    cause:
      'The call came from a foreign page, carries a cookie and does not say where it comes from, or concerns what is finished.',
    remedy:
      'Call from a page of the base URL; a program that sends a cookie names that address in the header origin, or sends the header x-madang.',
  },
  CO404: {
    cause: 'No call has this address, or the row belongs to another company.',
    remedy: 'Check the address and the code in it.',
  },
  CO405: {
    cause: 'A call has this address, but with another method; the header `allow` names it.',
    remedy: 'Use the method of the contract.',
  },
  CO406: {
    cause:
      'The request accepts no JSON, and calls answer in nothing else. A list of more than 1,024 letters is not read.',
    remedy: 'Send `accept: application/json`, or no such header.',
  },
  CO413: {
    cause: 'The body has more bytes than the call takes.',
    remedy: 'Send less at once, or a smaller picture.',
  },
  CO415: {
    cause: 'The body is of a kind that the call does not take.',
    remedy: 'Send application/json, or the kind that the contract of the call names.',
  },
  CO429: {
    cause: 'One address, target or account has reached a limit of its kind.',
    remedy: 'Wait; the limits are properties that the operator may change.',
  },
  NETWORK_LIMIT: {
    cause:
      'Many calls came from one network address, as from an office, without an invitation or a session behind them.',
    remedy:
      'Wait for the seconds of `Retry-After`, or invite people by a link. The metric `madang_address_limits_hit_total` names the property that sets the limit; a company that signs in from its own networks alone has as many more as it has people.',
  },
  CO500: {
    cause: 'An unexpected fault of the server; the answer keeps what happened to itself.',
    remedy: 'Find the request id of the answer in the server log.',
  },
  CO503: {
    cause: 'Others changed the same rows at the same moment, or the feature is switched off for now.',
    remedy: 'Try again; if it lasts, look at the server log under the request id.',
  },
  SERVER_BUSY: {
    cause: 'Too many calls wait for the same work, such as hashing passwords or drawing pictures. Nothing was changed.',
    remedy:
      'Try again after the seconds of the header `retry-after`; if it lasts, the machine is too small for its load.',
  },
  AC100: {
    cause: 'There is no session, or it has expired.',
    remedy: 'Sign in. A program sends the session cookie with each call.',
  },
  MB_M_DENY_PAGE: {
    cause: 'A page of a public flow was opened without the flow that leads to it.',
    remedy: 'Begin the flow from its first page in the same browser, with cookies allowed.',
  },
  PSL_TIMEOUT: {
    cause: 'The browser waited longer than the call may take, or was given a page instead of data.',
    remedy: 'Look for a proxy between browser and server that answers by itself.',
  },
  crossDomain: {
    cause: 'The browser could not send the call: no network, a refused certificate, or another origin.',
    remedy: 'Serve pages and calls from the one base URL of the settings.',
  },
};
