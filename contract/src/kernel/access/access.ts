/**
 * Caller identified before parsing: none, a visitor's flow, a session, or a sign-in that waits for its second factor,
 * its set-up or consent.
 */
export type Access =
  | 'public'
  | 'flow'
  | 'person'
  | 'pendingFactor'
  | 'pendingSetUp'
  | 'pendingLogIn'
  | 'pendingLogInOrPerson';

/** The callers of a call: of people, also the built-in roles that administer a company or operate the platform. */
export type Audience = Access | 'administrator' | 'operator';
