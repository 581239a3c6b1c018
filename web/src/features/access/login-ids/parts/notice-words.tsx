import type { HomeNotice } from '@madang/contract/views/portal/routes.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { useText } from '../texts.ts';

interface Words<Kind> {
  readonly notice: Extract<HomeNotice, { readonly kind: Kind }>;
}

/** An approved request waits for the reader's confirmation. */
export function ApprovedWords({ notice: { loginId } }: Words<'idApproved'>) {
  const t = useText();
  return <span>{t('home.approved', { loginId })}</span>;
}

/** The reader's former ID, while it signs in. */
export function FormerWords({ notice: { loginId, until } }: Words<'formerId'>) {
  const language = useLanguage();
  const t = useText();
  return <span>{t('home.former', { loginId, day: formatDate(until, language) })}</span>;
}
