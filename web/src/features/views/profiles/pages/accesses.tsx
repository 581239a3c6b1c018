import { thrownText } from '../../../../kernel/error-texts.ts';
import { formatRelative } from '../../../../kernel/formats.ts';
import { formatMoment } from '../../../../kernel/forms/moments.ts';
import { MoreButton } from '../../../../kernel/lists/more-button.tsx';
import { itemsOf } from '../../../../kernel/lists/portions.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { isTurnedAway } from '../../../../kernel/session.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { Section, Stack } from '../../../../ui/parts/card.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import { Table } from '../../../../ui/parts/table.tsx';
import { type OwnAccess, useOwnAccesses } from '../accesses-api.ts';
import { AccountFrame } from '../parts/account-frame.tsx';
import { SeenFields } from '../parts/seen-fields.tsx';
import { useText } from '../texts.ts';

/**
 * Shows what the company and colleagues see of the person, and MEM-07: the users who opened the person's own data in the console.
 */
export function AccessesPage() {
  const t = useText();
  return (
    <AccountFrame section="accesses">
      <Section title={t('seen.title')} help={t('seen.help')}>
        <SeenFields />
      </Section>
      <Section title={t('accesses.title')} help={t('accesses.help')}>
        <Accesses />
      </Section>
    </AccountFrame>
  );
}

function Accesses() {
  const t = useText();
  const listed = useOwnAccesses();
  const { data, error, refetch } = listed;
  if (!data && error && !isTurnedAway(error)) {
    return (
      <ErrorState title={thrownText(error)} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />
    );
  }
  if (!data) return <Skeleton lines={3} label={t('accesses.loading')} />;
  const items = itemsOf(data.pages);
  if (items.length === 0) return <EmptyState title={t('accesses.nothing')} text={t('accesses.nothingText')} />;
  return (
    <Stack>
      <AccessTable accesses={items} />
      <MoreButton list={listed} label={t('accesses.more')} />
    </Stack>
  );
}

function AccessTable({ accesses }: { readonly accesses: readonly OwnAccess[] }) {
  const t = useText();
  const language = useLanguage();
  const shownName = useShownName();
  const nameOf = ({ actor }: OwnAccess) => (actor ? shownName(actor) : t('accesses.formerPerson'));
  const whenOf = ({ occurredAt }: OwnAccess) => (
    <time dateTime={occurredAt} title={formatRelative(new Date(occurredAt), language)}>
      {formatMoment(occurredAt, language)}
    </time>
  );
  return (
    <Table
      caption={t('accesses.title')}
      rows={accesses}
      rowKey={({ recordId }) => recordId}
      line={whenOf}
      columns={[
        {
          id: 'name',
          title: t('accesses.name'),
          isHeader: true,
          drawsLine: true,
          cell: (access, line) => (
            <PersonName name={nameOf(access)} seed={access.actor?.fullName ?? nameOf(access)} detail={line} />
          ),
        },
        { id: 'when', title: t('accesses.when'), cell: whenOf },
      ]}
    />
  );
}
