import { useQuery } from '@tanstack/react-query';
import { PhoneIcon } from '../../../../ui/icons.tsx';
import { platformQuery } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './contact-line.module.css';

/** PRD-05: the contact-centre line, where the operator has configured one. */
export function ContactLine() {
  const t = useText();
  const { data: platform } = useQuery(platformQuery);
  if (!platform?.contactCentre) return null;
  return (
    <p className={styles['contact']}>
      <PhoneIcon />
      <span>
        <span>{t('help.contactCentre')}</span>
        <strong>{platform.contactCentre}</strong>
      </span>
    </p>
  );
}
