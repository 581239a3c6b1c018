import type { OwnSharedAddress } from '@madang/contract/workplace/shared-addresses/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { Section } from '../../../../ui/parts/card.tsx';
import { Badge } from '../../../../ui/sections/badge.tsx';
import { MailText } from '../../../../ui/sections/mail-text.tsx';
import { ownSharedAddressesQuery } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './own-addresses.module.css';
import { OwnMembers } from './own-members.tsx';

/** Shared addresses that the person has a part in; nothing where there is none. */
export function OwnAddresses() {
  const t = useText();
  const { data } = useQuery(ownSharedAddressesQuery);
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={t('own.title')} help={t('own.help')}>
      <ul className={styles['addresses']}>
        {data.items.map((address) => (
          <li key={address.sharedMailAddress}>
            <OwnAddress address={address} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function OwnAddress({ address }: { readonly address: OwnSharedAddress }) {
  const t = useText();
  const nameOf = useShownName();
  const { sharedMailAddress, sharedAddressDescription, parts, owners } = address;
  const name = nameOf({ fullName: address.sharedAddressName, englishName: address.sharedAddressEnglishName });
  return (
    <>
      <p className={styles['line']}>
        <strong>{name}</strong>
        {parts.map((part) => (
          <Badge key={part}>{t(`own.parts.${part}`)}</Badge>
        ))}
      </p>
      <span>
        <MailText>{sharedMailAddress}</MailText>
      </span>
      {sharedAddressDescription !== '' && <p className={styles['text']}>{sharedAddressDescription}</p>}
      {owners.length > 0 && (
        <p className={styles['text']}>{t('own.owners', { names: owners.map(nameOf).join(', ') })}</p>
      )}
      {address.members && <OwnMembers address={address} members={address.members} name={name} />}
    </>
  );
}
