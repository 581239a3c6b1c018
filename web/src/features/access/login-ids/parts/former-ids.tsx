import type { FormerId } from '@madang/contract/access/login-ids/rules.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { MailText } from '../../../../ui/sections/mail-text.tsx';
import { useText } from '../texts.ts';

/** Former IDs of a person, each with the day until which it signs in. */
export function FormerIds({ formerIds }: { readonly formerIds: readonly FormerId[] }) {
  const t = useText();
  const language = useLanguage();
  return formerIds.map(({ loginId, until }) => (
    <div key={loginId}>
      <MailText>{loginId}</MailText> <span>{t('own.formerUntil', { day: formatDate(until, language) })}</span>
    </div>
  ));
}
