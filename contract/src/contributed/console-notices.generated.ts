// Made from the capabilities' folders by node tools/capability-lists.ts.
import { companyConsoleNotices } from '../ground/companies/contributions/console-notices.ts';
import { personConsoleNotices } from '../people/people/contributions/console-notices.ts';
import { dispatchConsoleNotices } from '../access/dispatches/contributions/console-notices.ts';
import { loginIdConsoleNotices } from '../access/login-ids/contributions/console-notices.ts';
import { personKeyConsoleNotices } from '../access/person-keys/contributions/console-notices.ts';
import { rightRequestConsoleNotices } from '../access/right-requests/contributions/console-notices.ts';
import { anniversaryConsoleNotices } from '../workplace/anniversaries/contributions/console-notices.ts';
import { approvalConsoleNotices } from '../workplace/approval-requests/contributions/console-notices.ts';
import { boardConsoleNotices } from '../workplace/boards/contributions/console-notices.ts';
import { invitationConsoleNotices } from '../joining/invitations/contributions/console-notices.ts';

export const capabilityConsoleNotices = [
  ...companyConsoleNotices,
  ...personConsoleNotices,
  ...dispatchConsoleNotices,
  ...loginIdConsoleNotices,
  ...personKeyConsoleNotices,
  ...rightRequestConsoleNotices,
  ...anniversaryConsoleNotices,
  ...approvalConsoleNotices,
  ...boardConsoleNotices,
  ...invitationConsoleNotices,
] as const;
