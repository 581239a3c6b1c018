import type { PublicPage } from '../kernel/feature.ts';
import { publicPages as accountPages } from './accounts/index.ts';
import { publicPages as consentPages } from './consents/index.ts';
import { publicPages as factorPages } from './two-factor-steps/index.ts';
import { publicPages as invitationPages } from './invitations/index.ts';
import { publicPages as operatorPages } from './operators/index.ts';
import { publicPages as portalPages } from './portal/index.ts';
import { publicPages as recoveryPages } from './recoveries/index.ts';
import { publicPages as registrationPages } from './account-activations/index.ts';
import { publicPages as signUpPages } from './signup/index.ts';
import { publicPages as termsPages } from './terms/index.ts';

/** The pages that anyone may open; a list of its own, for the signed-in app's would weigh on each of them. */
export const publicPages: readonly PublicPage[] = [
  ...portalPages,
  ...accountPages,
  ...consentPages,
  ...factorPages,
  ...invitationPages,
  ...operatorPages,
  ...recoveryPages,
  ...registrationPages,
  ...signUpPages,
  ...termsPages,
];
