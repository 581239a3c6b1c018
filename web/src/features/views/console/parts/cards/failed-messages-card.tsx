import { failedDays } from '@madang/contract/kernel/delivery-states.ts';
import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import type { Overview } from '@madang/contract/views/console/routes.ts';
import { Link } from '../../../../../kernel/navigation/link.tsx';
import { formatNumber } from '../../../../../kernel/formats.ts';
import { useLanguage } from '../../../../../kernel/use-texts.ts';
import { ChevronRightIcon } from '../../../../../ui/icons.tsx';
import { DashCard, DashNote, DashRow, DashRows } from '../../../../../ui/dashboard/dash-card.tsx';
import { useText } from '../../texts.ts';

/** MAI-04: invitations and welcome mails that failed lately, as far as the reader may see them, and where they are sent again. */
export function FailedMessagesCard({ failedMessages }: Pick<Overview, 'failedMessages'>) {
  const t = useText();
  const language = useLanguage();
  const { invitations, welcomes } = failedMessages;
  if (invitations === null && welcomes === null) return null;
  const kinds = [
    { kind: 'invitations', count: invitations ?? 0, to: sectionAddresses.invitations },
    { kind: 'welcomes', count: welcomes ?? 0, to: '/console/employees' },
  ] as const;
  const failed = kinds.filter(({ count }) => count > 0);
  const days = formatNumber(failedDays, language);
  return (
    <DashCard title={t('overview.failedMessages')}>
      {failed.length === 0 && <DashNote>{t('overview.noneFailed', { days })}</DashNote>}
      <DashRows>
        {failed.map(({ kind, count, to }) => (
          <li key={kind}>
            <Link to={to}>
              <DashRow
                title={t(`overview.failed.${kind}`, { number: formatNumber(count, language) })}
                text={t('overview.failedSince', { days })}
                end={<ChevronRightIcon size={16} />}
              />
            </Link>
          </li>
        ))}
      </DashRows>
    </DashCard>
  );
}
