import type { LatestChange, Overview } from '@madang/contract/views/console/routes.ts';
import { photoAddress } from '@madang/contract/people/people/photo-address.ts';
import { formatDate, formatRelative } from '../../../../kernel/formats.ts';
import { useActorNames } from '../../../../kernel/names/actor-name.ts';
import { useOperationText } from '../../../../kernel/names/operation-text.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Avatar } from '../../../../ui/marks/avatar.tsx';
import { DashCard, DashNote, DashRow, DashRows } from '../../../../ui/dashboard/dash-card.tsx';
import { useText } from '../texts.ts';

/** MEM-07: the newest changes of the company: the actor, what was done, and when. */
export function LatestChanges({ changes }: Pick<Overview, 'changes'>) {
  const t = useText();
  return (
    <DashCard title={t('overview.changes')} aside={<Link to="/console/records">{t('overview.allChanges')}</Link>}>
      {changes.length === 0 && <DashNote>{t('overview.noChanges')}</DashNote>}
      <DashRows>
        {changes.map((change) => (
          <li key={change.changeId}>
            <ChangeRow change={change} />
          </li>
        ))}
      </DashRows>
    </DashCard>
  );
}

function ChangeRow({ change }: { readonly change: LatestChange }) {
  const t = useText();
  const operationText = useOperationText();
  const language = useLanguage();
  const name = useActorNames({ product: t('overview.product'), formerPerson: t('overview.formerPerson') })(change);
  return (
    <DashRow
      mark={
        <Avatar
          name={name}
          seed={change.actor?.fullName ?? name}
          photo={photoAddress(change.actor?.photoId ?? null, 'small')}
        />
      }
      title={name}
      text={
        change.times > 1
          ? t('overview.times', { what: operationText(change.operation), count: change.times })
          : operationText(change.operation)
      }
      end={
        <time dateTime={change.occurredAt} title={formatDate(change.occurredAt, language, 'dateTime')}>
          {formatRelative(new Date(change.occurredAt), language)}
        </time>
      }
    />
  );
}
