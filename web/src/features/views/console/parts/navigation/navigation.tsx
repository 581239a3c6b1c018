import { portalHome } from '@madang/contract/kernel/addresses.ts';
import { useId, useState } from 'react';
import { formatNumber } from '../../../../../kernel/formats.ts';
import { useLanguage } from '../../../../../kernel/use-texts.ts';
import { usePath } from '../../../../../kernel/navigation/address.ts';
import { Link } from '../../../../../kernel/navigation/link.tsx';
import { ChevronLeftIcon } from '../../../../../ui/icons.tsx';
import { DropDown } from '../../../../../ui/parts/drop-down.tsx';
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx';
import { useMedia } from '../../../../../ui/use-media.ts';
import { useText } from '../../texts.ts';
import styles from './navigation.module.css';
import { useCountsNotices, useWaitingCounts } from './use-waiting-counts.ts';
import { type NavigationGroup, useNavigationGroups } from './navigation-groups.ts';

/** The groups of sections at the side: one of them open, or, where there is less room, a rail that opens their sections beside it. */
export function Navigation() {
  const t = useText();
  const groups = useNavigationGroups();
  const isWide = useMedia('(width >= 75rem)');
  const path = usePath();
  // What someone opened or closed holds as long as the page stays.
  const [pressed, setPressed] = useState<{ readonly key?: NavigationGroup['key']; readonly at: string }>();
  const open = pressed?.at === path ? pressed.key : groups.find(({ isCurrent }) => isCurrent)?.key;
  const toggle = (key: NavigationGroup['key']) => setPressed({ at: path, ...(open !== key && { key }) });
  return (
    <nav className={styles[isWide ? 'list' : 'rail']} aria-label={t('shell.navigation')}>
      <ul>
        {groups.map((group) => (
          <li key={group.key} data-current={group.isCurrent ? '' : undefined}>
            {group.sections.length === 0 ? (
              <Link to={group.path} exact={group.key === 'start'} className={styles['group']}>
                <GroupLabel group={group} />
              </Link>
            ) : isWide ? (
              <Opened group={group} isOpen={open === group.key} onPress={() => toggle(group.key)} />
            ) : (
              <DropDown label={<GroupLabel group={group} />} name={group.title}>
                <GroupSections group={group} />
              </DropDown>
            )}
          </li>
        ))}
        <li>
          <a href={portalHome} className={styles['group']}>
            <ChevronLeftIcon />
            <span>{t('shell.portal')}</span>
          </a>
        </li>
      </ul>
    </nav>
  );
}

function GroupLabel({ group: { icon: Drawing, title } }: { readonly group: NavigationGroup }) {
  return (
    <>
      <Drawing />
      <span>{title}</span>
    </>
  );
}

interface OpenedProps {
  readonly group: NavigationGroup;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

function Opened({ group, isOpen, onPress }: OpenedProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles['group']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onPress}
      >
        <GroupLabel group={group} />
      </button>
      {isOpen && (
        <ul id={id} className={styles['sections']} aria-label={group.title}>
          {group.sections.map(({ code, path, title }) => (
            <li key={code}>
              <Link to={path}>
                {title()}
                <Waiting path={path} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The sections of a group that is opened beside the rail. */
function GroupSections({ group }: { readonly group: NavigationGroup }) {
  return (
    <>
      <p className={styles['title']}>{group.title}</p>
      {group.sections.map(({ code, path, title }) => (
        <Link key={code} to={path}>
          {title()}
          <Waiting path={path} />
        </Link>
      ))}
    </>
  );
}

/** Shows the number of what waits in a section. Sentences of notices are loaded only where one of them counts something. */
function Waiting({ path }: { readonly path: string }) {
  return useCountsNotices() && <Counted path={path} />;
}

function Counted({ path }: { readonly path: string }) {
  const count = useWaitingCounts().get(path);
  const t = useText();
  const language = useLanguage();
  if (count === undefined || count === 0) return null;
  const number = formatNumber(count, language);
  return (
    <span className={styles['waiting']}>
      <span aria-hidden="true">{number}</span>
      <VisuallyHidden>{t('waitingThere', { number })}</VisuallyHidden>
    </span>
  );
}
