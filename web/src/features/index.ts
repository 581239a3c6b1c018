import type { AppPage } from '../kernel/feature.ts';
import { appPages as boardPages } from './boards/index.ts';
import { appPages as portletPages } from './portlets/index.ts';
import { appPages as anniversaryPages } from './anniversaries/index.ts';
import { appPages as approvalPages } from './approvals/index.ts';
import { appPages as linkPages } from './quick-links/index.ts';
import { appPages as managedBoardPages } from './managed-boards/index.ts';
import { appPages as menuPages } from './menus/index.ts';
import { appPages as consolePages } from './console/index.ts';
import { appPages as editionPages } from './terms-publishing/index.ts';
import { appPages as endingPages } from './company-closures/index.ts';
import { appPages as departmentPages } from './departments/index.ts';
import { appPages as jobRankPages } from './job-ranks/index.ts';
import { appPages as peoplePages } from './people/index.ts';
import { appPages as inboxPages } from './notifications/index.ts';
import { appPages as invitationPages } from './invitations/index.ts';
import { appPages as portalAppPages } from './portal/index.ts';
import { appPages as profilePages } from './profiles/index.ts';
import { appPages as promotionPages } from './promotions/index.ts';
import { appPages as propertyPages } from './properties/index.ts';
import { appPages as wizardPages } from './setup/index.ts';

/** The pages of the signed-in app. Each feature's index.ts exports `publicPages` or `appPages`, imported when they are opened. */
export const appPages: readonly AppPage[] = [
  ...portalAppPages,
  ...profilePages,
  ...inboxPages,
  ...boardPages,
  ...managedBoardPages,
  ...portletPages,
  ...consolePages,
  ...peoplePages,
  ...propertyPages,
  ...editionPages,
  ...departmentPages,
  ...jobRankPages,
  ...invitationPages,
  ...promotionPages,
  ...anniversaryPages,
  ...approvalPages,
  ...endingPages,
  ...linkPages,
  ...menuPages,
  ...wizardPages,
];
