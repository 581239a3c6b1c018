import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import { pageCountOf } from '@madang/contract/kernel/lists/page.ts';
import { photoAddress } from '@madang/contract/people/people/photo-address.ts';
import { asOfPeoplePerPage } from '@madang/contract/views/as-of/limits.ts';
import type { AsOfDepartment, AsOfPerson } from '@madang/contract/views/as-of/routes.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { PageTurner } from '../../../../ui/sections/page-turner.tsx';
import { useMembersThen } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './as-of.module.css';
import { AskedThen } from './asked-then.tsx';

interface DepartmentThenProps {
  readonly on: string;
  readonly departmentCode: string;
  /** A side panel says the name itself. */
  readonly hasTitle: boolean;
  readonly onShow: (personId: string) => void;
}

/** One department at the end of a day: its heads and a page of its people. */
export function DepartmentThen({ on, departmentCode, hasTitle, onShow }: DepartmentThenProps) {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1);
  const asked = useMembersThen({ date: on, departmentCode, page });
  return (
    <AskedThen query={asked}>
      {({ department, heads, items, total }) => {
        const others = items.filter(({ personId }) => heads.every((head) => head.personId !== personId));
        const led = heads.map((head) => items.find(({ personId }) => personId === head.personId) ?? head);
        const turn = (to: number) => change({ page: to === 1 ? null : String(to) }, 'push');
        return (
          <div className={styles['department']}>
            {hasTitle && (
              <h2 tabIndex={-1}>
                <span>{departmentNameFor(department, language)}</span>{' '}
                <span className={styles['count']}>{formatNumber(total.count, language)}</span>
              </h2>
            )}
            {heads.length > 0 && <People label={t('heads')} people={led} onShow={onShow} />}
            {items.length === 0 && heads.length === 0 && <EmptyState title={t('nobody')} />}
            {others.length > 0 && <People label={t('people')} people={others} onShow={onShow} />}
            <PageTurner
              page={page}
              pageCount={pageCountOf(total.count, asOfPeoplePerPage)}
              onChange={turn}
              format={(value) => formatNumber(value, language)}
              texts={{
                pages: t('pages'),
                previous: t('previous'),
                next: t('next'),
                page: (at: string, all: string) => t('page', { page: at, total: all }),
              }}
            />
          </div>
        );
      }}
    </AskedThen>
  );
}

type Head = AsOfDepartment['heads'][number];
interface PeopleProps {
  readonly label: string;
  readonly people: readonly (Head & Partial<AsOfPerson> & { readonly isConcurrent?: boolean })[];
  readonly onShow: (personId: string) => void;
}

function People({ label, people, onShow }: PeopleProps) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useShownName();
  const detailOf = ({ state, jobRank, jobTitle, isConcurrent }: PeopleProps['people'][number]) =>
    [
      isConcurrent ? t('concurrent') : '',
      ...[jobTitle, jobRank].map((entry) => (entry ? jobRankNameFor(entry, language) : '')),
      state === undefined || state === 'inService' ? '' : t(`states.${state}`),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <section className={styles['people']}>
      <h3>{label}</h3>
      <ul aria-label={label}>
        {people.map((person) => (
          <li key={person.personId}>
            <button type="button" className={styles['person']} onClick={() => onShow(person.personId)}>
              <PersonName
                name={nameOf(person)}
                seed={person.fullName}
                photo={photoAddress(person.photoId, 'small')}
                detail={detailOf(person)}
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
