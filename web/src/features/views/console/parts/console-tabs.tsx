import { portalHome } from '@madang/contract/kernel/addresses.ts';
import { useId } from 'react';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { Tab, TabBar } from '../../../../kernel/navigation/tab-bar.tsx';
import { ChevronLeftIcon } from '../../../../ui/icons.tsx';
import { DropDown } from '../../../../ui/parts/drop-down.tsx';
import { MoreIcon } from '../../../../ui/sections/icons.tsx';
import { useText } from '../texts.ts';
import styles from './console-tabs.module.css';
import { HelpLines, type HelpProps } from './help-menu.tsx';
import { type NavigationGroup, useNavigationGroups } from './navigation/navigation-groups.ts';

/** Number of tabs besides the one that has everything. */
const tabCount = 4;
const firstGroups: readonly NavigationGroup['key'][] = ['start', 'people', 'organisation', 'records'];

/** Tabs at the lower edge of a phone: four groups by their first section, and all sections with the help. */
export function ConsoleTabs(help: HelpProps) {
  const t = useText();
  const groups = useNavigationGroups();
  const shown = groups
    .toSorted((a, b) => Number(firstGroups.includes(b.key)) - Number(firstGroups.includes(a.key)))
    .slice(0, tabCount);
  const more = (
    <>
      <MoreIcon />
      <span>{t('shell.more')}</span>
    </>
  );
  return (
    <TabBar label={t('shell.navigation')}>
      {shown.map(({ key, icon, title, path, isCurrent }) => (
        <Tab key={key} to={path} icon={icon} label={title} isCurrent={isCurrent} />
      ))}
      <DropDown label={more} name={t('shell.more')} side="end">
        <div className={styles['all']}>
          {groups.map((group) => (
            <GroupSections key={group.key} group={group} />
          ))}
          <div className={styles['group']}>
            <HelpLines {...help} />
            <a href={portalHome}>
              <ChevronLeftIcon />
              <span>{t('shell.portal')}</span>
            </a>
          </div>
        </div>
      </DropDown>
    </TabBar>
  );
}

function GroupSections({ group: { key, title, icon: Drawing, path, sections } }: { readonly group: NavigationGroup }) {
  const id = useId();
  if (sections.length === 0) {
    return (
      <div className={styles['group']}>
        <Link to={path} exact={key === 'start'}>
          <Drawing />
          {title}
        </Link>
      </div>
    );
  }
  return (
    <div className={styles['group']} role="group" aria-labelledby={id}>
      <p id={id}>
        <Drawing />
        {title}
      </p>
      {sections.map(({ code, path: to, title: name }) => (
        <Link key={code} className={styles['section']} to={to}>
          {name()}
        </Link>
      ))}
    </div>
  );
}
