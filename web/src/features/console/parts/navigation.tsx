import { portalHome } from '@madang/contract/kernel/addresses.ts';
import { Link } from '../../../kernel/navigation/link.tsx';
import { useId } from 'react';
import { type ConsoleSection, sectionGroups } from '../../../kernel/feature.ts';
import { useSections } from '../../../kernel/sections/sections.ts';
import { ChevronLeftIcon, HomeIcon } from '../../../ui/icons.tsx';
import { useText } from '../texts.ts';
import styles from './navigation.module.css';

/** The sections in their groups; groups without a section are not drawn. */
export function Navigation({ onGone }: { readonly onGone?: () => void }) {
  const t = useText();
  const sections = useSections();
  // Sections without an ability of their own are, as the start page is, for those who administer the company.
  const hasStart = sections.some(({ ability }) => ability === undefined);
  const groups = sectionGroups
    .map((group) => ({ group, sections: sections.filter((section) => section.group === group) }))
    .filter((entry) => entry.sections.length > 0);
  return (
    <nav className={styles['navigation']} aria-label={t('shell.navigation')}>
      {hasStart && (
        <Link to="/console" exact className={styles['section']} onClick={onGone}>
          <HomeIcon />
          {t('start.title')}
        </Link>
      )}
      {groups.map(({ group, sections: inGroup }) => (
        <Group key={group} title={t(`groups.${group}`)} sections={inGroup} {...(onGone && { onGone })} />
      ))}
      <a href={portalHome} className={styles['section']}>
        <ChevronLeftIcon />
        {t('shell.portal')}
      </a>
    </nav>
  );
}

interface GroupProps {
  readonly title: string;
  readonly sections: readonly ConsoleSection[];
  readonly onGone?: () => void;
}

function Group({ title, sections, onGone }: GroupProps) {
  const id = useId();
  return (
    <div className={styles['group']}>
      <p className={styles['title']} id={id}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {sections.map(({ code, path, icon: Drawing, title: name }) => (
          <li key={code}>
            <Link to={path} className={styles['section']} onClick={onGone}>
              <Drawing />
              {name()}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
