/**
 * Caller identified before parsing. `public`: none. `flow`: the visitor of a public flow, by its cookie; the first such call
 * opens the flow. `person`: a session. `pendingFactor`: a sign-in that awaits MFA; `pendingSetUp`: a sign-in that awaits MFA
 * setup; `pendingLogIn`: a sign-in that awaits consent; `pendingLogInOrPerson`: such a sign-in or a session.
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
