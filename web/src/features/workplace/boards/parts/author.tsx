import { photoAddress } from '@madang/contract/people/people/photo-address.ts';
import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import type { PostAuthor } from '@madang/contract/workplace/boards/routes.ts';
import { type Language, readsKorean } from '@madang/contract/kernel/languages.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { UserIcon } from '../../../../ui/icons.tsx';
import { Avatar } from '../../../../ui/marks/avatar.tsx';
import { EmblemMarks } from '../../../people/emblems/index.ts';
import { useText } from '../texts.ts';
import styles from './feed.module.css';

type Names = Pick<PostAuthor, 'fullName' | 'englishName'>;

/** An author's name for a reader: the one in Hangul for those who read it, the English one for all others. */
export function authorNameFor({ fullName, englishName }: Names, language: Language): string {
  return readsKorean(language) ? fullName : englishName || fullName;
}

/** The face beside a post; a figure without features where the board shows no author. */
export function AuthorFace({ author }: { readonly author: PostAuthor | null }) {
  const language = useLanguage();
  if (author) {
    const photo = photoAddress(author.photoId, 'small');
    return <Avatar name={authorNameFor(author, language)} seed={author.fullName} photo={photo} size="feed" />;
  }
  return (
    <span className={styles['noFace']} aria-hidden="true">
      <UserIcon />
    </span>
  );
}

interface AuthorWordsProps {
  readonly author: PostAuthor | null;
  readonly isAnonymous: boolean;
}

/** Shows the author, with rank and department if known; nothing if the board shows no author. */
export function AuthorWords({ author, isAnonymous }: AuthorWordsProps) {
  const t = useText();
  const language = useLanguage();
  if (!author) return isAnonymous && <span className={styles['who']}>{t('anonymous')}</span>;
  const { department, jobRank } = author;
  return (
    <>
      <span>
        <span className={styles['who']}>{authorNameFor(author, language)}</span>{' '}
        <EmblemMarks emblems={author.emblems} />
        {jobRank && <span>{` ${jobRankNameFor(jobRank, language)}`}</span>}
      </span>
      {department && <span className={styles['department']}>{departmentNameFor(department, language)}</span>}
    </>
  );
}
