import { mailDomainsAddress } from '@madang/contract/organisation/mail-domains/pages.ts';
import type { ConsoleSection } from '../../../kernel/feature.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { CompanyIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

export const section: ConsoleSection = {
  code: 'MAILDOMAIN',
  path: mailDomainsAddress,
  group: 'company',
  order: 122,
  icon: CompanyIcon,
  title: () => translator<typeof en>('mail-domains')('title'),
  permission: 'mailDomains.view',
  listKinds: ['mail-domain'],
  actions: [{ title: () => translator<typeof en>('mail-domains')('add'), path: `${mailDomainsAddress}?panel=new` }],
};
