import type { LatestChange, Overview } from '@madang/contract/console/routes.ts';
import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { formatDate, formatRelative } from '../../../kernel/formats.ts';
import { useOperationText } from '../../../kernel/names/operation-text.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { DashCard, DashNote, DashRow, DashRows } from '../../../ui/dashboard/dash-card.tsx';
import { useText } from '../texts.ts';

/** MEM-07: the newest changes of the company: the actor, what was done, and when. */
export function LatestChanges({ changes }: Pick<Overview, 'changes'>) {
  const t = useText();
  return (
    <DashCard title={t('overview.changes')}>
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
  const operationText = useOperationText();
  const language = useLanguage();
  const name = useActorName(change);
  return (
    <DashRow
      mark={<Avatar name={name} seed={change.actor?.fullName ?? name} />}
      title={name}
      text={operationText(change.operation)}
      end={
        <time dateTime={change.occurredAt} title={formatDate(change.occurredAt, language, 'dateTime')}>
          {formatRelative(new Date(change.occurredAt), language)}
        </time>
      }
    />
  );
}

/** The product itself and people whose account is closed have no name of their own. */
function useActorName({ actor, actorKind }: LatestChange): string {
  const t = useText();
  const language = useLanguage();
  if (actor) return readsKorean(language) ? actor.fullName : actor.englishName || actor.fullName;
  return t(actorKind === 'system' ? 'overview.product' : 'overview.formerPerson');
}
