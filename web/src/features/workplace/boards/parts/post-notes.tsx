import type { Comment, PostRow } from '@madang/contract/workplace/boards/routes.ts';
import { photoAddress } from '@madang/contract/people/people/photo-address.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Avatar } from '../../../../ui/marks/avatar.tsx';
import styles from '../pages/boards.module.css';
import { useText } from '../texts.ts';
import { authorNameFor, AuthorWords } from './author.tsx';
import { PostTime } from './post-time.tsx';

type Notes = Pick<
  PostRow,
  'author' | 'writtenAt' | 'state' | 'validUntil' | 'commentCount' | 'replyCount' | 'recommendationCount'
>;

/** Shows author, time and outcome of a post; the author is absent if the board hides it. */
export function PostNotes({ post }: { readonly post: Notes }) {
  const t = useText();
  const language = useLanguage();
  return (
    <span className={styles['notes']}>
      {post.state !== 'shown' && <strong>{t(`states.${post.state}`)}</strong>}
      {post.author && (
        <span className={styles['author']}>
          <Avatar
            name={authorNameFor(post.author, language)}
            seed={post.author.fullName}
            photo={photoAddress(post.author.photoId, 'small')}
            size="small"
          />
          <AuthorWords author={post.author} isAnonymous={false} />
        </span>
      )}
      <PostTime moment={post.writtenAt} />
      {post.validUntil !== null && <span>{t('until', { date: formatDate(post.validUntil, language) })}</span>}
      {post.replyCount > 0 && <span>{t('replyCount', { count: post.replyCount })}</span>}
      {post.commentCount > 0 && <span>{t('commentCount', { count: post.commentCount })}</span>}
      {post.recommendationCount > 0 && <span>{t('recommendCount', { count: post.recommendationCount })}</span>}
    </span>
  );
}

export function AuthorName({ author }: { readonly author: NonNullable<Comment['author']> }) {
  const language = useLanguage();
  const name = authorNameFor(author, language);
  return (
    <span className={styles['author']}>
      <Avatar name={name} seed={author.fullName} photo={photoAddress(author.photoId, 'small')} size="small" />
      <span>{name}</span>
    </span>
  );
}
