import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import type { MemberCard } from '@madang/contract/people/organisation-charts/routes.ts';
import type { ReactNode } from 'react';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { type SearchBy, useOrganisationSearch } from '../api.ts';
import { usePathText } from '../names.ts';
import { useText } from '../texts.ts';
import { Asked } from './asked.tsx';
import styles from './chart-search.module.css';

interface FoundListProps {
  readonly by: SearchBy;
  readonly term: string;
  readonly onOpen: (departmentCode: string) => void;
  readonly onShow: (person: MemberCard) => void;
}

/** Departments and people that a search found; more than are shown are found by a longer term. */
export function FoundList({ by, term, onOpen, onShow }: FoundListProps) {
  const t = useText();
  const language = useLanguage();
  const pathText = usePathText();
  const found = useOrganisationSearch(by, term);
  return (
    <Asked query={found}>
      {({ items, total }) =>
        items.length === 0 ? (
          <EmptyState title={t('nothingFound', { term })} text={t('nothingFoundText')} />
        ) : (
          <div className={styles['found']} role="status">
            <Group title={t('departments')} isShown={items.some(({ person }) => person === null)}>
              {items
                .filter(({ person }) => person === null)
                .map(({ department, path }) => (
                  <li key={department.departmentCode}>
                    <button type="button" className={styles['hit']} onClick={() => onOpen(department.departmentCode)}>
                      <span>{departmentNameFor(department, language)}</span>
                      <small>{pathText(path.slice(0, -1))}</small>
                    </button>
                  </li>
                ))}
            </Group>
            <Group title={t('people')} isShown={items.some(({ person }) => person !== null)}>
              {items.map(({ person }) => person && <Hit key={person.personId} person={person} onShow={onShow} />)}
            </Group>
            {!total.isExact && <p>{t('moreFound')}</p>}
          </div>
        )
      }
    </Asked>
  );
}

function Hit({ person, onShow }: { readonly person: MemberCard; readonly onShow: (person: MemberCard) => void }) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useShownName();
  const guest = person.guestOf !== null && t('guest', { company: person.guestOf });
  const away = person.dispatchedTo !== null && t('dispatchedTo', { company: person.dispatchedTo.companyName });
  return (
    <li>
      <button type="button" className={styles['hit']} onClick={() => onShow(person)}>
        <PersonName
          name={nameOf(person)}
          seed={person.loginId}
          detail={[departmentNameFor(person.department, language), guest, away].filter(Boolean).join(' · ')}
        />
      </button>
    </li>
  );
}

interface GroupProps {
  readonly title: string;
  readonly isShown: boolean;
  readonly children: ReactNode;
}

function Group({ title, isShown, children }: GroupProps) {
  if (!isShown) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles['list']}>{children}</ul>
    </section>
  );
}
