import { formatDate, formatName, formatNumber, formatRelative } from '../../kernel/formats.ts';
import { useLanguage } from '../../kernel/use-texts.ts';
import { Facts } from '../../ui/parts/card.tsx';
import { Table } from '../../ui/parts/table.tsx';
import { people } from '../samples.ts';
import { useGalleryTexts } from '../texts.ts';

const moment = new Date('2026-11-21T09:30:00Z');
const hourLater = new Date('2026-11-21T10:30:00Z');

export function TablesPart() {
  const t = useGalleryTexts();
  const language = useLanguage();
  return (
    <>
      <Table
        caption={t('tables.people')}
        rows={people}
        rowKey={(person) => person.id}
        columns={[
          { id: 'name', title: t('tables.name'), cell: (person) => formatName(person, language), isHeader: true },
          { id: 'department', title: t('tables.department'), cell: (person) => person.department },
          { id: 'rank', title: t('tables.rank'), cell: (person) => person.rank },
          { id: 'days', title: t('tables.days'), cell: (person) => formatNumber(person.days, language), align: 'end' },
        ]}
      />
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
