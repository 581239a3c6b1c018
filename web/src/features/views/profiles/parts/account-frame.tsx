import { ownConsentsAddress, ownSecurityAddress } from '@madang/contract/kernel/addresses.ts';
import { ownRightsAddress } from '@madang/contract/access/right-requests/rules.ts';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { navigate } from '../../../../kernel/navigation/address.ts';
import { PageCard } from '../../../../ui/parts/card.tsx';
import { SectionNav } from '../../../../ui/parts/section-nav.tsx';
import { useText } from '../texts.ts';

/** The parts of a person's own account, each with its address. */
const sections = {
  profile: '/portalapp/account',
  security: ownSecurityAddress,
  consents: ownConsentsAddress,
  rights: ownRightsAddress,
  accesses: '/portalapp/account/accesses',
  data: '/portalapp/account/data',
} as const;

interface AccountFrameProps {
  readonly section: keyof typeof sections;
  readonly children: ReactNode;
}

/** Frames every section of My account with the title and the links to the other sections. */
export function AccountFrame({ section, children }: AccountFrameProps) {
  const t = useText();
  usePageTitle(`${t(`account.${section}`)} · ${t('account.title')}`);
  const names = Object.keys(sections) as (keyof typeof sections)[];
  return (
    <PageCard title={t('account.title')} wide>
      <SectionNav
        label={t('account.parts')}
        links={names.map((name) => ({
          href: sections[name],
          label: t(`account.${name}`),
          isCurrent: name === section,
        }))}
        onFollow={navigate}
      />
      {children}
    </PageCard>
  );
}
