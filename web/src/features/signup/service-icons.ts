import type { ServiceType } from '@madang/contract/companies/service-types.ts';
import { DriveIcon, type Icon, MailIcon, MeetingIcon, MessageIcon, WorksIcon } from '../../ui/icons.tsx';

export const serviceIcons: Readonly<Record<ServiceType, Icon>> = {
  PT: WorksIcon,
  MO: MailIcon,
  MS: MessageIcon,
  MT: MeetingIcon,
  DV: DriveIcon,
};
