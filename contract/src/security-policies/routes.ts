import * as z from 'zod/mini';
import { idProfileNames } from '../credentials/id-policy.ts';
import { passwordProfiles } from '../credentials/password-profiles.ts';
import { canOf } from '../kernel/access/can.ts';
import { route } from '../kernel/route.ts';
import { success } from '../kernel/wire.ts';
import { idProfileChange, passwordProfileChange, unknownProfile } from './rules.ts';

const path = '/api/v1/security-policies';
const count = z.int();

export const readSecurityPolicies = route({
  method: 'GET',
  path,
  answer: z.strictObject({
    passwordProfile: z.enum(passwordProfiles),
    /** Of how many people the password in force was set under which profile; no profile is left out. */
    passwords: z.array(z.strictObject({ profile: z.enum([...passwordProfiles, unknownProfile]), people: count })),
    idProfile: z.enum(idProfileNames),
    /** Whether the company's people have user IDs; else their IDs are mail addresses, which no profile is about. */
    hasUserIds: z.boolean(),
    /** How many IDs in use would fall short of each profile, and whether the reader's own is among them. */
    ids: z.array(z.strictObject({ profile: z.enum(idProfileNames), short: count, isOwnShort: z.boolean() })),
    can: canOf(['change']),
  }),
});

export const changePasswordProfile = route({
  method: 'PUT',
  path: `${path}/password-profile`,
  body: passwordProfileChange,
  answer: success,
});

export const changeIdProfile = route({
  method: 'PUT',
  path: `${path}/id-profile`,
  body: idProfileChange,
  answer: success,
});
