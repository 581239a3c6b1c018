import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import type { MemberCard } from '@madang/contract/people/organisation-charts/routes.ts';
import { photoAddress } from '@madang/contract/people/people/photo-address.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { type Column, Table } from '../../../../ui/parts/table.tsx';
import { EmblemMarks } from '../../emblems/index.ts';
import { useDepartment } from '../api.ts';
import { useJobText } from '../names.ts';
import { useText } from '../texts.ts';
import { Asked } from './asked.tsx';
import { Crumbs } from './crumbs.tsx';
import { Pages } from './department-view.tsx';
import styles from './people-list.module.css';

interface PeopleListProps {
  readonly departmentCode: string;
  readonly page: number;
  readonly onShow: (personId: string) => void;
  readonly onOpen: (departmentCode: string) => void;
  readonly onPage: (page: number) => void;
}

/** The people of a department and of all below it, one line each. */
export function PeopleList({ departmentCode, page, onShow, onOpen, onPage }: PeopleListProps) {
  const t = useText();
  const language = useLanguage();
  const placeText = usePlaceText();
  const columns = useColumns(placeText, onShow);
  const list = useDepartment(departmentCode, page, 'below');
  return (
    <Asked query={list}>
      {({ items, total, path }) => {
        const own = path.at(-1);
        return (
          <>
            <Crumbs above={path.slice(0, -1)} onOpen={onOpen} />
            {items.length === 0 ? (
              <EmptyState title={t('noPeople')} />
            ) : (
              <Table
                caption={own ? departmentNameFor(own, language) : t('people')}
                columns={columns}
                rows={items}
                rowKey={({ personId }) => personId}
                line={placeText}
              />
            )}
            <Pages page={page} count={total.count} onChange={onPage} />
          </>
        );
      }}
    </Asked>
  );
}

function useColumns(
  placeText: (person: MemberCard) => string,
  onShow: (personId: string) => void,
): readonly Column<MemberCard>[] {
  const t = useText();
  const nameOf = useShownName();
  const jobText = useJobText();
  return [
    {
      id: 'name',
      title: t('person'),
      isHeader: true,
      cell: (person) => (
        <button type="button" className={styles['person']} onClick={() => onShow(person.personId)}>
          <PersonName
            name={nameOf(person)}
            seed={person.loginId}
            photo={photoAddress(person.photoId, 'small')}
            detail={person.loginId}
            marks={<EmblemMarks emblems={person.emblems} />}
          />
        </button>
      ),
    },
    { id: 'department', title: t('department'), cell: placeText },
    { id: 'job', title: t('job'), cell: jobText, hasWholeWords: true },
  ];
}

/** The places of a person: department, concurrent posts, and another company. */
function usePlaceText(): (person: MemberCard) => string {
  const t = useText();
  const language = useLanguage();
  return ({ department, concurrentPosts, guestOf, dispatchedTo }: MemberCard) =>
    [
      departmentNameFor(department, language),
      ...concurrentPosts.map((post) => `${t('concurrent')} ${departmentNameFor(post.department, language)}`),
      guestOf !== null && t('guest', { company: guestOf }),
      dispatchedTo !== null && t('dispatchedTo', { company: dispatchedTo.companyName }),
    ]
      .filter(Boolean)
      .join(' · ');
}
