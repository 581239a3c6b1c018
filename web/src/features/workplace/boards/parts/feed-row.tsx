import { boardNameFor } from '@madang/contract/workplace/boards/names.ts';
import type { FeedPost } from '@madang/contract/workplace/boards/feed.ts';
import type { PostRow } from '@madang/contract/workplace/boards/routes.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { formatDate } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { MessageIcon } from '../../../../ui/icons.tsx';
import { Badge } from '../../../../ui/sections/badge.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { postHref } from '../api.ts';
import { useText } from '../texts.ts';
import { AuthorFace, AuthorWords } from './author.tsx';
import styles from './feed.module.css';
import { PostTime } from './post-time.tsx';

interface FeedRowProps {
  readonly boardNumber: number;
  readonly isAnonymous: boolean;
  /** Post, with its board's name in lists of several boards. */
  readonly post: PostRow | FeedPost;
}

/** Post in a list: author, board, time, title, beginning and reactions. The whole row is a link. */
export function FeedRow({ boardNumber, isAnonymous, post }: FeedRowProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <li className={styles['row']} data-unread={post.isUnread || undefined}>
      <AuthorFace author={post.author} />
      <div className={styles['body']}>
        <p className={styles['meta']}>
          <AuthorWords author={post.author} isAnonymous={isAnonymous} />
          {'boardName' in post && <span className={styles['part']}>{boardNameFor(post, language)}</span>}
          <span className={styles['part']}>
            <PostTime moment={post.writtenAt} />
          </span>
        </p>
        <h3 className={styles['title']}>
          <Link to={postHref(boardNumber, post.postId)}>
            {post.isUnread && <span className={styles['dot']} />}
            {post.headWord !== '' && <span className={styles['headWord']}>{`${post.headWord} `}</span>}
            <span>{post.title}</span>
            {post.isUnread && <VisuallyHidden>{` ${t('unread')}`}</VisuallyHidden>}
          </Link>
          {post.isPinned && <Badge>{t('pinned')}</Badge>}
        </h3>
        {post.excerpt !== '' && <p className={styles['excerpt']}>{post.excerpt}</p>}
        <Outcome post={post} />
      </div>
    </li>
  );
}

/** Shows the outcome of a post; nothing if it has none. */
function Outcome({ post }: Pick<FeedRowProps, 'post'>) {
  const t = useText();
  const language = useLanguage();
  const parts = [
    post.state !== 'shown' && <strong key="state">{t(`states.${post.state}`)}</strong>,
    post.commentCount > 0 && (
      <span key="comments" className={styles['comments']}>
        <MessageIcon size={16} />
        <span>{t('commentCount', { count: post.commentCount })}</span>
      </span>
    ),
    post.replyCount > 0 && <span key="replies">{t('replyCount', { count: post.replyCount })}</span>,
    post.recommendationCount > 0 && (
      <span key="recommended">{t('recommendCount', { count: post.recommendationCount })}</span>
    ),
    post.validUntil !== null && <span key="until">{t('until', { date: formatDate(post.validUntil, language) })}</span>,
  ].filter((part) => part !== false);
  return parts.length > 0 && <p className={styles['outcome']}>{parts}</p>;
}
