import type { MemberCard } from '@madang/contract/people/organisation-charts/routes.ts';
import { photoAddress } from '@madang/contract/people/people/photo-address.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { EmblemMarks } from '../../emblems/index.ts';
import { useJobText } from '../names.ts';
import { useText } from '../texts.ts';
import styles from './member-cards.module.css';

interface MemberCardsProps {
  readonly people: readonly MemberCard[];
  readonly label: string;
  /** A quiet word under the name instead of the mail address. */
  readonly note?: string;
  /** Whose people these are: who belongs elsewhere serves here besides. */
  readonly departmentCode?: string;
  readonly onShow: (personId: string) => void;
}

/** People as cards, each of which opens. */
export function MemberCards({ people, label, note, departmentCode, onShow }: MemberCardsProps) {
  const nameOf = useShownName();
  const t = useText();
  const jobText = useJobText();
  const detailOf = (person: MemberCard) => {
    const post = person.concurrentPosts.find(({ department }) => department.departmentCode === departmentCode);
    const job = post ? jobText({ jobRank: person.jobRank, jobTitle: post.jobTitle }) : jobText(person);
    const guest = person.guestOf !== null && t('guest', { company: person.guestOf });
    const away = person.dispatchedTo !== null && t('dispatchedTo', { company: person.dispatchedTo.companyName });
    return [post && t('concurrent'), note, guest, away, job].filter(Boolean).join(' · ') || person.loginId;
  };
  return (
    <ul className={styles['cards']} aria-label={label}>
      {people.map((person) => (
        <li key={person.personId}>
          <button type="button" className={styles['card']} onClick={() => onShow(person.personId)}>
            <PersonName
              name={nameOf(person)}
              seed={person.loginId}
              photo={photoAddress(person.photoId, 'small')}
              detail={detailOf(person)}
              marks={<EmblemMarks emblems={person.emblems} />}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
