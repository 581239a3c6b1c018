// Made from the capabilities' folders by node tools/capability-lists.ts.
import { companyHomeNotices } from '../ground/companies/contributions/home-notices.ts';
import { inboxHomeNotices } from '../people/notifications/contributions/home-notices.ts';
import { loginIdHomeNotices } from '../access/login-ids/contributions/home-notices.ts';
import { approvalHomeNotices } from '../workplace/approval-requests/contributions/home-notices.ts';
import { boardHomeNotices } from '../workplace/boards/contributions/home-notices.ts';

export const capabilityHomeNotices = [
  ...companyHomeNotices,
  ...inboxHomeNotices,
  ...loginIdHomeNotices,
  ...approvalHomeNotices,
  ...boardHomeNotices,
] as const;
