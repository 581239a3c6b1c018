import type { LinkIconName } from '@madang/contract/workplace/quick-links/rules.ts';
import { MailIcon, type Icon } from '../../ui/icons.tsx';
import { ApprovalIcon, BoardIcon, CalendarIcon, HelpIcon, LinkIcon, PeopleIcon } from '../../ui/sections/icons.tsx';

/** The drawing of each icon that a link without a picture may have. */
export const linkDrawings: Readonly<Record<LinkIconName, Icon>> = {
  link: LinkIcon,
  mail: MailIcon,
  calendar: CalendarIcon,
  people: PeopleIcon,
  board: BoardIcon,
  approval: ApprovalIcon,
  help: HelpIcon,
};
