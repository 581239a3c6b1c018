/**
 * Who is identified before anything is parsed. `public`: no one. `flow`: the visitor of a public flow, by its cookie,
 * which the first such call opens. `person`: a session. `pendingFactor`: a log-in that waits for the second factor;
 * `pendingSetUp`: one that waits until a second factor is set up; `pendingLogIn`: one that waits for consent; the last
 * one: such a log-in or a session.
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
