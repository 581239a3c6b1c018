import type { FeedPost } from '@madang/contract/workplace/boards/feed.ts';
import { boardNameFor } from '@madang/contract/workplace/boards/names.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { NoticeIcon } from '../../../../ui/icons.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { postHref } from '../api.ts';
import { useText } from '../texts.ts';
import { AuthorWords } from './author.tsx';
import styles from './feed.module.css';
import { PostTime } from './post-time.tsx';

/** The notice that a board keeps on top, for the head of the home; nothing where there is none. */
export function PinnedNotice({ post }: { readonly post: FeedPost | null }) {
  const t = useText();
  const language = useLanguage();
  if (!post) return null;
  return (
    <article className={styles['notice']}>
      <p className={styles['meta']}>
        <span className={styles['pin']}>
          <NoticeIcon size={16} />
          <span>{t('pinnedNotice')}</span>
        </span>
        <span>{boardNameFor(post, language)}</span>
      </p>
      <h2>
        <Link to={postHref(post.boardNumber, post.postId)}>
          {post.isUnread && <span className={styles['dot']} />}
          {post.headWord !== '' && <span className={styles['headWord']}>{`${post.headWord} `}</span>}
          <span>{post.title}</span>
          {post.isUnread && <VisuallyHidden>{` ${t('unread')}`}</VisuallyHidden>}
        </Link>
      </h2>
      {post.excerpt !== '' && <p className={styles['excerpt']}>{post.excerpt}</p>}
      <p className={styles['meta']}>
        <AuthorWords author={post.author} isAnonymous={post.isAnonymous} />
        <span className={styles['part']}>
          <PostTime moment={post.writtenAt} />
        </span>
      </p>
    </article>
  );
}
