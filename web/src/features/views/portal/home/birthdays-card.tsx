import { languageTags } from '@madang/contract/kernel/languages.ts';
import { photoAddress } from '@madang/contract/people/people/photo-address.ts';
import type { HomeBirthday } from '@madang/contract/people/people/contributions/home-card.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { DashCard, DashRow, DashRows } from '../../../../ui/dashboard/dash-card.tsx';
import { todayHere } from '../../../../ui/dates/days.ts';
import { useDayFormat } from '../../../../ui/dates/use-day-words.ts';
import { Avatar } from '../../../../ui/marks/avatar.tsx';
import { useText } from '../texts.ts';
import { daysUntil } from './home-days.ts';

/** Colleagues whose birthday is today or comes next; a person who shows none has no row. */
export function BirthdaysCard({ birthdays }: { readonly birthdays: readonly HomeBirthday[] }) {
  const t = useText();
  const nameOf = useShownName();
  const format = useDayFormat();
  const away = new Intl.RelativeTimeFormat(languageTags[useLanguage()], { numeric: 'auto' });
  const today = todayHere();
  if (birthdays.length === 0) return null;
  return (
    <DashCard title={t('home.birthdays')}>
      <DashRows>
        {birthdays.map(({ date, photoId, ...names }) => (
          <li key={`${date} ${names.fullName} ${names.englishName}`}>
            <DashRow
              mark={<Avatar name={nameOf(names)} seed={names.fullName} photo={photoAddress(photoId, 'small')} />}
              title={nameOf(names)}
              text={<time dateTime={date}>{format(date, 'date')}</time>}
              end={away.format(daysUntil(date, today), 'day')}
            />
          </li>
        ))}
      </DashRows>
    </DashCard>
  );
}
