import { languageTags } from '@madang/contract/kernel/languages.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { type Day, todayHere } from '../../../../ui/dates/days.ts';
import { useDayFormat, useLunarWords } from '../../../../ui/dates/use-day-words.ts';
import { DashNote } from '../../../../ui/dashboard/dash-card.tsx';
import { StateBadge } from '../../../../ui/marks/state-badge.tsx';
import { useText } from '../texts.ts';
import styles from './coming-days.module.css';
import { comingDays, daysUntil, type HomeDays } from './home-days.ts';
import { readsLunar } from './reads-lunar.ts';

const shown = 4;

/** Shows the coming days, each with the time until it. */
export function ComingDays({ days }: { readonly days: readonly HomeDays[] }) {
  const t = useText();
  const today = todayHere();
  const coming = comingDays(days, today, shown);
  if (coming.length === 0) return <DashNote>{t('home.noDays')}</DashNote>;
  return (
    <ul className={styles['days']}>
      {coming.map((each) => (
        <ComingDay key={each.from + each.name} {...each} today={today} />
      ))}
    </ul>
  );
}

function ComingDay({ from, name, isOff, isLunar, today }: HomeDays & { readonly today: Day }) {
  const t = useText();
  const language = useLanguage();
  const format = useDayFormat();
  const lunar = useLunarWords(readsLunar(language));
  const away = new Intl.RelativeTimeFormat(languageTags[language], { numeric: 'auto' });
  const note = [isLunar && lunar(from), away.format(daysUntil(from, today), 'day')];
  return (
    <li>
      <time dateTime={from}>
        <strong>{Number(from.slice(8))}</strong>
        <span>{format(from, 'monthAndWeekday')}</span>
      </time>
      <p>
        <span>{name}</span>
        <span>{note.filter(Boolean).join(' · ')}</span>
      </p>
      {isOff && <StateBadge tone="stopped">{t('home.holiday')}</StateBadge>}
    </li>
  );
}
