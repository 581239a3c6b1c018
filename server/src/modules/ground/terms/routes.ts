import * as wire from '@madang/contract/ground/terms/wire.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { listTerms } from './operations/list-terms.ts';
import { listVersions } from './operations/list-versions.ts';
import { readPolicyVersions } from './operations/read-policy-versions.ts';
import { readTerms } from './operations/read-terms.ts';

export const termsRoutes = [
  callOf(wire.readPolicyVersions, readPolicyVersions),
  callOf(wire.postPolicyVersions, readPolicyVersions),
  callOf(wire.listVersions, listVersions, { input: ({ query }) => oneTerm(query) }),
  callOf(wire.readTerms, readTerms, { input: ({ query }) => oneTerm(query) }),
  callOf(wire.listTerms, listTerms),
];

/** A term that is asked for by its code is the same for everyone. */
function oneTerm<Query extends { isCompanyAdministrator?: unknown; isReconsent?: unknown }>({
  isCompanyAdministrator: _who,
  isReconsent: _why,
  ...query
}: Query) {
  return query;
}
