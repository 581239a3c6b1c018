// Made from the capabilities' folders by node tools/capability-lists.ts.
import { companyHomeCard } from '../ground/companies/contributions/home-card.ts';
import { personHomeCard } from '../people/people/contributions/home-card.ts';
import { anniversaryHomeCard } from '../workplace/anniversaries/contributions/home-card.ts';
import { approvalHomeCard } from '../workplace/approval-requests/contributions/home-card.ts';
import { boardHomeCard } from '../workplace/boards/contributions/home-card.ts';
import { menuHomeCard } from '../workplace/menus/contributions/home-card.ts';
import { portletHomeCard } from '../workplace/portlets/contributions/home-card.ts';
import { linkHomeCard } from '../workplace/quick-links/contributions/home-card.ts';

export const capabilityHomeCard = {
  ...companyHomeCard,
  ...personHomeCard,
  ...anniversaryHomeCard,
  ...approvalHomeCard,
  ...boardHomeCard,
  ...menuHomeCard,
  ...portletHomeCard,
  ...linkHomeCard,
} as const;
