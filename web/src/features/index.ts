import type { AppPage, PublicPage } from '../kernel/feature.ts';
import { publicPages as accountPages } from './accounts/index.ts';
import { appPages as boardPages } from './boards/index.ts';
import { appPages as consolePages } from './console/index.ts';
import { publicPages as consentPages } from './consents/index.ts';
import { appPages as editionPages } from './editions/index.ts';
import { appPages as departmentPages } from './departments/index.ts';
import { appPages as jobRankPages } from './job-ranks/index.ts';
import { publicPages as operatorPages } from './operators/index.ts';
import { appPages as portalAppPages, publicPages as portalPages } from './portal/index.ts';
import { appPages as portletPages } from './portlets/index.ts';
import { appPages as promotionPages } from './promotions/index.ts';
import { appPages as propertyPages } from './properties/index.ts';
import { publicPages as recoveryPages } from './recoveries/index.ts';
import { appPages as sessionPages } from './sessions/index.ts';
import { publicPages as signUpPages } from './signup/index.ts';
import { publicPages as termsPages } from './terms/index.ts';

/**
 * The capabilities that have pages. Each feature's index.ts exports `publicPages` or `appPages`, whose
 * pages are imported when they are opened.
 */
export const publicPages: readonly PublicPage[] = [
  ...portalPages,
  ...accountPages,
  ...consentPages,
  ...operatorPages,
  ...recoveryPages,
  ...signUpPages,
  ...termsPages,
];

export const appPages: readonly AppPage[] = [
  ...portalAppPages,
  ...sessionPages,
  ...boardPages,
  ...portletPages,
  ...consolePages,
  ...propertyPages,
  ...editionPages,
  ...departmentPages,
  ...jobRankPages,
  ...promotionPages,
];
