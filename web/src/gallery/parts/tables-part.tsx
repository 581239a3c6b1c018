import { useState } from 'react';
import { formatDate, formatName, formatNumber, formatRelative } from '../../kernel/formats.ts';
import { useLanguage } from '../../kernel/use-texts.ts';
import { FieldRow, FieldRows } from '../../ui/field-rows/field-rows.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Facts } from '../../ui/parts/card.tsx';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { PersonName } from '../../ui/marks/person-name.tsx';
import { StateBadge } from '../../ui/marks/state-badge.tsx';
import { Tick } from '../../ui/marks/tick.tsx';
import { Table } from '../../ui/parts/table.tsx';
import styles from '../gallery.module.css';
import { people } from '../samples.ts';
import { useGalleryTexts } from '../texts.ts';

const moment = new Date('2026-11-21T09:30:00Z');
const hourLater = new Date('2026-11-21T10:30:00Z');

const sizes = ['small', 'row', 'feed', 'panel'] as const;
const tones = ['usual', 'waiting', 'away', 'stopped', 'elsewhere', 'past'] as const;
const faces = ['남라온', '고나래', 'Raon Nam', '佐藤美咲', '김산', '도소담', 'Amara Okafor'];

function Faces() {
  const t = useGalleryTexts();
  return (
    <>
      <div className={styles['row']}>
        {sizes.flatMap((size) => faces.map((name) => <Avatar key={`${size} ${name}`} name={name} size={size} />))}
      </div>
      <div className={styles['row']}>
        {tones.map((tone) => (
          <StateBadge key={tone} tone={tone}>
            {t(`tables.states.${tone}`)}
          </StateBadge>
        ))}
      </div>
    </>
  );
}

/** The first two, to be typed over. */
function EditedPeople() {
  const t = useGalleryTexts();
  const language = useLanguage();
  const [ranks, setRanks] = useState<Readonly<Record<string, string>>>({});
  return (
    <FieldRows
      label={t('tables.people')}
      heads={[
        { key: 'name', content: t('tables.name') },
        { key: 'rank', width: 'narrow', content: t('tables.rank') },
      ]}
    >
      {people.slice(0, 2).map((person, place) => (
        <FieldRow
          key={person.id}
          label={formatName(person, language)}
          lead={{ kind: 'number', content: formatNumber(place + 1, language) }}
          isUnder={place > 0}
          cells={[
            { key: 'name', content: formatName(person, language) },
            {
              key: 'rank',
              width: 'narrow',
              content: (
                <TextField
                  label={t('tables.rank')}
                  value={ranks[person.id] ?? person.rank}
                  onChange={(rank) => setRanks({ ...ranks, [person.id]: rank })}
                />
              ),
            },
          ]}
        />
      ))}
    </FieldRows>
  );
}

export function TablesPart() {
  const t = useGalleryTexts();
  const language = useLanguage();
  return (
    <>
      <Table
        caption={t('tables.people')}
        rows={people}
        rowKey={(person) => person.id}
        line={({ department, rank }) => `${department} · ${rank}`}
        columns={[
          {
            id: 'name',
            title: t('tables.name'),
            cell: (person, line) => (
              <PersonName name={formatName(person, language)} seed={person.id} detail={line ?? person.mail} />
            ),
            isHeader: true,
            drawsLine: true,
          },
          { id: 'department', title: t('tables.department'), cell: (person) => person.department },
          { id: 'rank', title: t('tables.rank'), cell: (person) => person.rank },
          {
            id: 'state',
            title: t('tables.state'),
            isBeside: true,
            cell: ({ state }) => <StateBadge tone={state}>{t(`tables.states.${state}`)}</StateBadge>,
          },
          { id: 'leads', title: t('tables.leads'), cell: ({ leads }) => <Tick on={leads} yes={t('tables.yes')} /> },
          { id: 'days', title: t('tables.days'), cell: (person) => formatNumber(person.days, language), align: 'end' },
        ]}
      />
      <EditedPeople />
      <Faces />
      <Facts
        facts={[
          [t('facts.company'), '가나다상사'],
          [t('facts.loginId'), 'haneul.kim@madang.example'],
          [t('facts.person'), formatName({ surname: '김', givenName: '하늘' }, language)],
          [formatDate(moment, language, 'dateTime', 'Asia/Seoul'), formatRelative(moment, language, hourLater)],
        ]}
      />
    </>
  );
}
