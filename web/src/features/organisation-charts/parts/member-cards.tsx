import type { MemberCard } from '@madang/contract/organisation-charts/routes.ts';
import { photoAddress } from '@madang/contract/people/photo-address.ts';
import { useShownName } from '../../../kernel/names/shown-name.ts';
import { PersonName } from '../../../ui/marks/person-name.tsx';
import { useJobText } from '../names.ts';
import styles from './member-cards.module.css';

interface MemberCardsProps {
  readonly people: readonly MemberCard[];
  readonly label: string;
  /** A quiet word under the name instead of the mail address. */
  readonly note?: string;
  readonly onShow: (personId: string) => void;
}

/** People as cards, each of which opens. */
export function MemberCards({ people, label, note, onShow }: MemberCardsProps) {
  const nameOf = useShownName();
  const jobText = useJobText();
  return (
    <ul className={styles['cards']} aria-label={label}>
      {people.map((person) => (
        <li key={person.personId}>
          <button type="button" className={styles['card']} onClick={() => onShow(person.personId)}>
            <PersonName
              name={nameOf(person)}
              seed={person.loginId}
              photo={photoAddress(person.photoId, 'small')}
              detail={[note, jobText(person)].filter(Boolean).join(' · ') || person.loginId}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
