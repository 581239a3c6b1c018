import type { output } from 'zod/mini';
import { toPasswordProfile } from '@madang/contract/ground/companies/policies/password-profiles.ts';
import type { sessionAnswer as answerShape } from '@madang/contract/access/accounts/session-answer.ts';
import { toLanguage, fallbackLanguage } from '@madang/contract/kernel/languages.ts';
import { abilitiesOf } from '../../../kernel/session/abilities.ts';
import { faceOf } from '../../ground/companies/index.ts';
import { redirectsToSetUp } from '../../ground/set-up-runs/index.ts';
import type { Session } from '../../../kernel/session/session.ts';

/** Returns the session data that a user's own pages may know: the user's abilities, never the roles. */
export function sessionAnswer(session: Session, setUpSecret: string | undefined): output<typeof answerShape> {
  const { personId, companyCode, rights, profile } = session;
  return {
    personId,
    companyCode,
    loginId: profile.loginId,
    fullName: profile.fullName,
    englishName: profile.englishName,
    // A row that the release before wrote has none.
    photoId: profile.photoId ?? null,
    companyName: profile.companyName,
    englishCompanyName: profile.englishCompanyName,
    identity: { ...faceOf(profile), faceKey: profile.faceKey },
    language: toLanguage(profile.language) ?? fallbackLanguage,
    timeZone: profile.ownZone ?? null,
    isSetUpFinished: !['new', 'running'].includes(profile.setUp.state),
    redirectsToSetUp: redirectsToSetUp(session, setUpSecret),
    passwordProfile: toPasswordProfile(profile.passwordProfile),
    can: abilitiesOf(rights),
  };
}
